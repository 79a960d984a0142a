import * as migration_20261121_121539_initial from './20261121_121539_initial';

export const migrations = [
  {
    up: migration_20261121_121539_initial.up,
    down: migration_20261121_121539_initial.down,
    name: '20261121_121539_initial'
  },
];
