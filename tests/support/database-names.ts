/** The migrated database that each test file copies. */
export const TEMPLATE = 'siteligible_test_template'
