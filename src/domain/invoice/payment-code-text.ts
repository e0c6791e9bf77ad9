/** What a payment code says: whom to pay, how much, and what to write. */
export interface PaymentOrder {
  bic: string
  /** Of the account's holder. */
  name: string
  iban: string
  cents: number
  /** Unstructured remittance information: the invoice's number. */
  reference: string
}

/**
 * The text of a « SEPA credit transfer » code, line by line as EPC069-12 v2.1 section 2 says: version 002, UTF-8;
 * the QR code is drawn with error correction M. The last lines that are empty are left out.
 * @throws RangeError for a sum that the format has no room for
 */
export function paymentCodeText({ bic, name, iban, cents, reference }: PaymentOrder): string {
  if (!Number.isInteger(cents) || cents < 1 || cents > 99_999_999_999) throw new RangeError(`${cents} cents`)
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replace(/\s/g, ''),
    oneLine(name, 70),
    iban.replace(/\s/g, ''),
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    '',
    oneLine(reference, 140),
  ]
  return lines.join('\n')
}

/** In the signs that every bank of the SEPA takes (EPC217-08): the same bytes in whatever set a reader assumes. */
const oneLine = (text: string, most: number) =>
  text
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim()
