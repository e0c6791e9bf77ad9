import { ConfigError } from '~/config/config-error'

/**
 * The words after a command that has no other options: of `npm run backup -- --help` no copy is written into a folder of that
 * name.
 * @param usage how the command is called
 * @throws ConfigError where one looks like an option
 */
export function plainWords(usage: string, words = process.argv.slice(2)): string[] {
  const option = words.find(word => word.startsWith('-'))
  if (option) throw new ConfigError(`There is no ${option} here: ${usage}`)
  return words
}
