/** Bytes of a table of a TrueType font. @throws Error where it has none of that name */
export function tableOf(sfnt: Buffer, tag: string): Buffer {
  for (let record = 12; record < 12 + sfnt.readUInt16BE(4) * 16; record += 16) {
    const start = sfnt.readUInt32BE(record + 8)
    if (sfnt.toString('latin1', record, record + 4) === tag)
      return sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12))
  }
  throw new Error(`no table ${tag}`)
}

/** The font with another table of that name. */
export function replaceTable(sfnt: Buffer, tag: string, content: Buffer): Buffer {
  const count = sfnt.readUInt16BE(4)
  const head = Buffer.from(sfnt.subarray(0, 12 + count * 16))
  const bodies: Buffer[] = []
  let offset = head.length
  for (let record = 12; record < head.length; record += 16) {
    const start = sfnt.readUInt32BE(record + 8)
    const isTarget = sfnt.toString('latin1', record, record + 4) === tag
    const body = isTarget ? content : sfnt.subarray(start, start + sfnt.readUInt32BE(record + 12))
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)])
    head.writeUInt32BE(checksum(padded), record + 4)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(body.length, record + 12)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...bodies])
}

function checksum(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}
