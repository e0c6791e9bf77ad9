import { ConfigError } from '~/config/config-error'

/**
 * The words after a command that has no other options: `npm run backup -- --help` writes no copy into a folder of that name,
 * and `npm run unlock-login -- --help` unlocks nothing.
 * @param usage how the command is called
 * @throws ConfigError where one looks like an option
 */
export function plainWords(usage: string, words = process.argv.slice(2)): string[] {
  const option = words.find(word => word.startsWith('-'))
  if (option) throw new ConfigError(`There is no ${option} here: ${usage}`)
  return words
}
