import { fold, slugify } from '~/domain/text/slug'

/** A label of a host name holds 63 signs; what is added to tell two firms apart has its place. */
const LONGEST = 40

/** What no firm may be called on our host: machines', mail's and our own words, and those of previews. */
const RESERVED = new Set(
  (
    'www ftp mail smtp imap pop mx ns ns1 ns2 dns autoconfig autodiscover webmail localhost api app admin administration ' +
    'administrateur root system test exemple exemples demo apercu preview static assets cdn img files medias status blog ' +
    'aide help support contact compte client clients espace espace-client mon-site agence sites site web siteligible ' +
    'facture factures paiement login connexion securite security abuse postmaster hostmaster webmaster signaler wpad isatap'
  ).split(' '),
)

/**
 * Words with which a stranger would be taken for the State, a bank or a body that decides aids: they are not given, alone or
 * among others.
 */
const PROTECTED = (
  'gouv gouvernement republique ministere prefecture impots dgfip urssaf ameli cpam caf france-travail ' +
  'francetravail service-public servicepublic franceconnect ants cnil police gendarmerie douane tribunal ' +
  'bpifrance laposte la-poste banque-de-france banque'
).split(' ')

const isProtected = (slug: string) => PROTECTED.some(word => `-${slug}-`.includes(`-${word}-`))

/** Whether a firm may stand under this name on our host. */
export const maySlug = (slug: string): boolean =>
  /^[a-z0-9](?:[a-z0-9]|-(?!-))*[a-z0-9]$/.test(slug) &&
  slug.length <= 50 &&
  !RESERVED.has(slug) &&
  !isProtected(slug) &&
  // Previews' hosts, and names that browsers read otherwise.
  !/^(?:apercu|xn)-/.test(slug)

/**
 * Names for a firm's site, the best first: its own, with its town, then with a number. Readable, and never one that is
 * reserved or that the firm could be mistaken by.
 * @returns without end
 */
export function* slugsFor(name: string, city: string | null): Generator<string> {
  const whole = slugify(dashed(name))
  const own = shortened(maySlug(shortened(whole)) ? whole : withoutForm(whole))
  const first = maySlug(own) ? own : `entreprise-${isProtected(own) || !own ? 'locale' : own}`
  const named = maySlug(shortened(first)) ? shortened(first) : 'entreprise'
  yield named
  const there = city && shortened(`${named}-${slugify(city)}`, 50)
  if (there && there !== named && maySlug(there)) yield there
  for (let number = 2; ; number += 1) yield `${named}-${number}`
}

/** « Maison d’Été & Fils » → « maison d ete et fils ». */
const dashed = (name: string) => fold(name).replace(/&/g, ' et ').replace(/'/g, ' ')

const withoutForm = (slug: string) => slug.replace(/^(?:sarl|sas|sasu|eurl|ei|sa|sci|snc)-/, '')

/** Cut between two words where there are any. */
function shortened(slug: string, longest = LONGEST): string {
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  const end = cut.lastIndexOf('-')
  return (end > longest / 2 ? cut.slice(0, end) : cut.slice(0, longest)).replace(/-+$/, '')
}
