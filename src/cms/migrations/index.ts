import * as migration_20261121_152329_initial from './20261121_152329_initial';
import * as migration_20261122_082456_money_and_accounts from './20261122_082456_money_and_accounts';
import * as migration_20261122_145115_pages from './20261122_145115_pages';
import * as migration_20261122_185612_editing from './20261122_185612_editing';
import * as migration_20261122_220726_editing from './20261122_220726_editing';
import * as migration_20261123_124419_giving from './20261123_124419_giving';
import * as migration_20261123_191925_office from './20261123_191925_office';
import * as migration_20261125_142834_first_gifts from './20261125_142834_first_gifts';
import * as migration_20261126_121000_gifts_taken_back from './20261126_121000_gifts_taken_back';
import * as migration_20261126_153926_village_search from './20261126_153926_village_search';
import * as migration_20261126_155527_unread_result from './20261126_155527_unread_result';
import * as migration_20261126_162354_small_cash_left_out from './20261126_162354_small_cash_left_out';
import * as migration_20261126_233000_links_let_go from './20261126_233000_links_let_go';
import * as migration_20261127_102219_tax_approvals from './20261127_102219_tax_approvals';
import * as migration_20261127_171327_late_approvals from './20261127_171327_late_approvals';
import * as migration_20261127_210213_import_leases from './20261127_210213_import_leases';
import * as migration_20261127_210225_void_causes from './20261127_210225_void_causes';
import * as migration_20261128_102500_search_texts from './20261128_102500_search_texts';
import * as migration_20261128_103256_files_in_buckets from './20261128_103256_files_in_buckets';
import * as migration_20261128_142520_failed_refunds from './20261128_142520_failed_refunds';
import * as migration_20261128_181518_form_attempts from './20261128_181518_form_attempts';
import * as migration_20261129_145339_earlier_registrations from './20261129_145339_earlier_registrations';
import * as migration_20261130_084500_erased_corrections from './20261130_084500_erased_corrections';

export const migrations = [
  {
    up: migration_20261121_152329_initial.up,
    down: migration_20261121_152329_initial.down,
    name: '20261121_152329_initial',
  },
  {
    up: migration_20261122_082456_money_and_accounts.up,
    down: migration_20261122_082456_money_and_accounts.down,
    name: '20261122_082456_money_and_accounts',
  },
  {
    up: migration_20261122_145115_pages.up,
    down: migration_20261122_145115_pages.down,
    name: '20261122_145115_pages',
  },
  {
    up: migration_20261122_185612_editing.up,
    down: migration_20261122_185612_editing.down,
    name: '20261122_185612_editing',
  },
  {
    up: migration_20261122_220726_editing.up,
    down: migration_20261122_220726_editing.down,
    name: '20261122_220726_editing',
  },
  {
    up: migration_20261123_124419_giving.up,
    down: migration_20261123_124419_giving.down,
    name: '20261123_124419_giving',
  },
  {
    up: migration_20261123_191925_office.up,
    down: migration_20261123_191925_office.down,
    name: '20261123_191925_office',
  },
  {
    up: migration_20261125_142834_first_gifts.up,
    down: migration_20261125_142834_first_gifts.down,
    name: '20261125_142834_first_gifts',
  },
  {
    up: migration_20261126_121000_gifts_taken_back.up,
    down: migration_20261126_121000_gifts_taken_back.down,
    name: '20261126_121000_gifts_taken_back',
  },
  {
    up: migration_20261126_153926_village_search.up,
    down: migration_20261126_153926_village_search.down,
    name: '20261126_153926_village_search',
  },
  {
    up: migration_20261126_155527_unread_result.up,
    down: migration_20261126_155527_unread_result.down,
    name: '20261126_155527_unread_result',
  },
  {
    up: migration_20261126_162354_small_cash_left_out.up,
    down: migration_20261126_162354_small_cash_left_out.down,
    name: '20261126_162354_small_cash_left_out',
  },
  {
    up: migration_20261126_233000_links_let_go.up,
    down: migration_20261126_233000_links_let_go.down,
    name: '20261126_233000_links_let_go',
  },
  {
    up: migration_20261127_102219_tax_approvals.up,
    down: migration_20261127_102219_tax_approvals.down,
    name: '20261127_102219_tax_approvals',
  },
  {
    up: migration_20261127_171327_late_approvals.up,
    down: migration_20261127_171327_late_approvals.down,
    name: '20261127_171327_late_approvals',
  },
  {
    up: migration_20261127_210213_import_leases.up,
    down: migration_20261127_210213_import_leases.down,
    name: '20261127_210213_import_leases',
  },
  {
    up: migration_20261127_210225_void_causes.up,
    down: migration_20261127_210225_void_causes.down,
    name: '20261127_210225_void_causes',
  },
  {
    up: migration_20261128_102500_search_texts.up,
    down: migration_20261128_102500_search_texts.down,
    name: '20261128_102500_search_texts',
  },
  {
    up: migration_20261128_103256_files_in_buckets.up,
    down: migration_20261128_103256_files_in_buckets.down,
    name: '20261128_103256_files_in_buckets',
  },
  {
    up: migration_20261128_142520_failed_refunds.up,
    down: migration_20261128_142520_failed_refunds.down,
    name: '20261128_142520_failed_refunds',
  },
  {
    up: migration_20261128_181518_form_attempts.up,
    down: migration_20261128_181518_form_attempts.down,
    name: '20261128_181518_form_attempts',
  },
  {
    up: migration_20261129_145339_earlier_registrations.up,
    down: migration_20261129_145339_earlier_registrations.down,
    name: '20261129_145339_earlier_registrations'
  },
  {
    up: migration_20261130_084500_erased_corrections.up,
    down: migration_20261130_084500_erased_corrections.down,
    name: '20261130_084500_erased_corrections'
  },
];
