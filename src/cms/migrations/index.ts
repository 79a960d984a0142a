import * as migration_20261121_152329_initial from './20261121_152329_initial';
import * as migration_20261122_064620_settlements from './20261122_064620_settlements';

export const migrations = [
  {
    up: migration_20261121_152329_initial.up,
    down: migration_20261121_152329_initial.down,
    name: '20261121_152329_initial',
  },
  {
    up: migration_20261122_064620_settlements.up,
    down: migration_20261122_064620_settlements.down,
    name: '20261122_064620_settlements'
  },
];
