import * as migration_20261121_152329_initial from './20261121_152329_initial';

export const migrations = [
  {
    up: migration_20261121_152329_initial.up,
    down: migration_20261121_152329_initial.down,
    name: '20261121_152329_initial'
  },
];
