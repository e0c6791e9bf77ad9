import { type Config, readConfig } from '~/config'
import { becomeOwner } from '~/config/become-owner'

/**
 * The settings of a command that works on a site, as the user whose site it is.
 * @throws ConfigError with one clear line
 */
export function commandConfig(): Config {
  const config = readConfig(process.env)
  becomeOwner(config.dataDir)
  return config
}
