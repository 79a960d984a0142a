import * as migration_20261121_120455_initial from './20261121_120455_initial';

export const migrations = [
  {
    up: migration_20261121_120455_initial.up,
    down: migration_20261121_120455_initial.down,
    name: '20261121_120455_initial'
  },
];
