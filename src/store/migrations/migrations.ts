import type { Migration } from 'kysely'
import * as dossiers from './0001-dossiers'
import * as counters from './0002-counters'
import * as budgets from './0003-budgets'
import * as registrations from './0004-registrations'
import * as contents from './0010-contents'
import * as dossierLife from './0020-dossier-life'
import * as desk from './0021-desk'
import * as siretStart from './0022-siret-start'
import * as login from './0030-login'
import * as transmissions from './0030-transmissions'
import * as uploads from './0031-uploads'
import * as inspections from './0032-inspections'
import * as testDossiers from './0033-test-dossiers'
import * as eventChain from './0040-event-chain'
import * as retention from './0040-retention'
import * as registryAddresses from './0050-registry-addresses'
import * as founding from './0060-founding'
import * as pageChanges from './0061-page-changes'

/** Every migration by name, in the order of their names; one that has run is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-dossiers': dossiers,
  '0002-counters': counters,
  '0003-budgets': budgets,
  '0004-registrations': registrations,
  '0010-contents': contents,
  '0020-dossier-life': dossierLife,
  '0021-desk': desk,
  '0022-siret-start': siretStart,
  '0030-login': login,
  '0030-transmissions': transmissions,
  '0031-uploads': uploads,
  '0040-retention': retention,
  '0040-event-chain': eventChain,
  '0032-inspections': inspections,
  '0033-test-dossiers': testDossiers,
  '0050-registry-addresses': registryAddresses,
  '0060-founding': founding,
  '0061-page-changes': pageChanges,
}
