/** The migrated database that each test file copies. */
export const TEMPLATE = 'siteligible_test_template'
/** The same with what content/ holds, as every program loads it at its start. */
export const LOADED_TEMPLATE = 'siteligible_test_loaded'
/** What begins the name of a database that some test filled, and others copy. */
export const KEPT = 'siteligible_test_kept_'
/** What PostgreSQL says of a database that cannot be copied now: somebody is in it. */
export const IN_USE = '55006'
