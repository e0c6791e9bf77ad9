import type { Box, Sheet } from './paper/sheet'
import { RANGE_PLACEHOLDER, SEAL_ROOM } from './seal/seal-place'

/**
 * The signature field, its hole left empty for the sealer. A click on its box opens the reader's own
 * verification; a screen reader says its name.
 */
export function drawSealField(
  sheet: Sheet,
  { name, reason }: { name: string; reason: string },
  sealedAt: Date,
  box: Box & { height: number },
) {
  const { doc } = sheet
  const value = doc.reference({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: RANGE_PLACEHOLDER,
    Contents: new Uint8Array(SEAL_ROOM),
    M: sealedAt,
    // Certified: no later change is permitted (ISO 32000-1, 12.8.2.2), and readers say so of any.
    Reference: [
      {
        Type: 'SigRef',
        TransformMethod: 'DocMDP',
        TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' },
      },
    ],
    Name: new String(name),
    Reason: new String(reason),
  })
  value.end()
  const look = doc.reference({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, box.width, box.height],
    Resources: {},
  })
  look.end(Buffer.from('\n'))
  sheet.group('Form', structParent => {
    doc.annotate(box.x, box.y, box.width, box.height, {
      Subtype: 'Widget',
      FT: 'Sig',
      T: new String('cachet'),
      TU: new String(`Cachet électronique de ${name}`),
      F: 132,
      P: doc.page.dictionary,
      V: value,
      AP: { N: look },
      structParent,
    } as never)
  })
  doc.addSignatureField(doc.page.annotations.at(-1), value)
}
