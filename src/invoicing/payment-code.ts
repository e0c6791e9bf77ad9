import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { type PaymentOrder, paymentCodeText } from '~/domain/invoice/payment-code-text'

/** Points a module takes: sharp on paper and on screens, a few kilobytes. */
const SCALE = 5

/**
 * The QR code of a SEPA transfer as PNG (EPC069-12: error correction M, version 13 at most). The writer's own file
 * is used, none is fetched.
 */
export async function paymentCodePng(order: PaymentOrder): Promise<Uint8Array> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { image, error } = await writeBarcode(paymentCodeText(order), {
    format: 'QRCode',
    options: 'ecLevel=M',
    scale: SCALE,
  })
  if (!image) throw new Error(`the payment code could not be drawn: ${error}`)
  return new Uint8Array(await image.arrayBuffer())
}
