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

/** Takes an option without a value out of the words of a command. @returns whether it was said */
export function takeFlag(flag: string, words: string[]): boolean {
  const place = words.indexOf(flag)
  if (place >= 0) words.splice(place, 1)
  return place >= 0
}
