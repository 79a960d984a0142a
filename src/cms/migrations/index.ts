import * as migration_20261121_145742_initial from './20261121_145742_initial';

export const migrations = [
  {
    up: migration_20261121_145742_initial.up,
    down: migration_20261121_145742_initial.down,
    name: '20261121_145742_initial'
  },
];
