/** Bytes of a table of a TrueType font. @throws Error where it has none of that name */
export function tableOf(sfnt: Buffer, tag: string): Buffer {
  for (let record = 12; record < 12 + sfnt.readUInt16BE(4) * 16; record += 16) {
    const start = sfnt.readUInt32BE(record + 8)
    if (sfnt.toString('latin1', record, record + 4) === tag)
      return sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12))
  }
  throw new Error(`no table ${tag}`)
}

/** The font with another table of that name, and its sums counted anew. */
export function replaceTable(sfnt: Buffer, tag: string, content: Buffer): Buffer {
  const count = sfnt.readUInt16BE(4)
  const head = Buffer.from(sfnt.subarray(0, 12 + count * 16))
  const bodies: Buffer[] = []
  let offset = head.length
  let wholeSumAt = 0
  for (let record = 12; record < head.length; record += 16) {
    const start = sfnt.readUInt32BE(record + 8)
    const name = sfnt.toString('latin1', record, record + 4)
    const body = name === tag ? content : sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12))
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    if (name === 'head') {
      padded.writeUInt32BE(0, WHOLE_SUM)
      wholeSumAt = offset + WHOLE_SUM
    }
    head.writeUInt32BE(checksum(padded), record + 4)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(body.length, record + 12)
    bodies.push(padded)
    offset += padded.length
  }
  const font = Buffer.concat([head, ...bodies])
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, wholeSumAt)
  return font
}

/** Where the table « head » has what the sum of the whole font lacks of 0xb1b0afba, counted as 0 in both sums (OpenType, head). */
const WHOLE_SUM = 8

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
