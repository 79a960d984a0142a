import * as migration_20261121_113211_initial from './20261121_113211_initial';

export const migrations = [
  {
    up: migration_20261121_113211_initial.up,
    down: migration_20261121_113211_initial.down,
    name: '20261121_113211_initial'
  },
];
