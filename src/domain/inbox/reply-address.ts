/** Letters and figures that no mail server and no hand takes for one another (RFC 4648 without its case). */
const TOKEN = /^[a-z2-7]{26}$/

/** What stands after the plus: `r` for a thread that is answered, `b` for a message that comes back. */
type Use = 'r' | 'b'

/** The address `reponses+rTOKEN@agence.fr` of `reponses@agence.fr` (subaddressing, RFC 5233). */
export function taggedAddress(base: string, use: Use, token: string): string {
  const at = base.lastIndexOf('@')
  return `${base.slice(0, at)}+${use}${token}${base.slice(at)}`
}

/** The tokens of one use among the addresses that a mail was sent to, each once. */
export function tokensIn(base: string, use: Use, addresses: readonly string[]): string[] {
  const tokens = addresses.flatMap(address => {
    const token = isUnder(base, address) ? tagOf(address) : ''
    return token.startsWith(use) && TOKEN.test(token.slice(1)) ? [token.slice(1)] : []
  })
  return [...new Set(tokens)]
}

/** The address of `Agence <bonjour@agence.fr>`, in small letters. */
export const bareAddress = (written: string) =>
  (/<([^>]+)>/.exec(written)?.[1] ?? written).trim().toLowerCase()

/** Whether an address is the base, with whatever stands after its plus. */
export const isUnder = (base: string, address: string): boolean => {
  const [wanted, found] = [partsOf(base), partsOf(address)]
  return (
    wanted.host === found.host && (found.name === wanted.name || found.name.startsWith(`${wanted.name}+`))
  )
}

const tagOf = (address: string) => partsOf(address).name.split('+').slice(-1)[0] ?? ''

function partsOf(address: string) {
  const small = address.trim().toLowerCase()
  const at = small.lastIndexOf('@')
  return { name: small.slice(0, at), host: small.slice(at + 1) }
}
