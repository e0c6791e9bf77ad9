import type { Agency } from './agency'
import { checkSiret, isSiren, vatNumberOf } from './place/siret'
import { hasIbanKey } from './reading/iban'

/** Which figures of the firm cannot be right, by their keys: every invoice bears them, and money is sent by one. */
export function identityFlaws({ siren, siret, vat_number, iban }: Agency): string[] {
  const vat = vat_number.replace(/\s/g, '')
  const flaws: [boolean, string][] = [
    [!hasIbanKey(iban), `iban ${iban} has a wrong figure: nothing would be paid to it`],
    [!isSiren(siren), `siren ${siren} has a wrong figure`],
    [!checkSiret(siret).valid, `siret ${siret} has a wrong figure`],
    [!siret.startsWith(siren), `siret ${siret} is not of the siren ${siren}`],
    [
      vat.startsWith('FR') && vat !== vatNumberOf(siren),
      `vat_number ${vat_number} is not that of the siren ${siren}`,
    ],
  ]
  return flaws.flatMap(([wrong, words]) => (wrong ? [words] : []))
}
