import * as migration_20261121_152329_initial from './20261121_152329_initial';
import * as migration_20261122_073235_alert_email from './20261122_073235_alert_email';

export const migrations = [
  {
    up: migration_20261121_152329_initial.up,
    down: migration_20261121_152329_initial.down,
    name: '20261121_152329_initial',
  },
  {
    up: migration_20261122_073235_alert_email.up,
    down: migration_20261122_073235_alert_email.down,
    name: '20261122_073235_alert_email'
  },
];
