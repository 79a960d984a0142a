import * as migration_20261121_120724_initial from './20261121_120724_initial';

export const migrations = [
  {
    up: migration_20261121_120724_initial.up,
    down: migration_20261121_120724_initial.down,
    name: '20261121_120724_initial'
  },
];
