import { deflateSync } from 'node:zlib'
import { jpegFile, pdfFile, pngFile } from './files'

/** The test virus that every scanner knows, in two halves so that none finds it here. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

export interface HostileFile {
  what: string
  name: string
  bytes: Buffer
}

const script = '<script>fetch("/api/admin/stats")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const html = `<!doctype html><html><body>${script}</body></html>`

/** What is neither a PDF, a JPEG nor a PNG, under honest names, borrowed names and names that deceive. */
export function foreignFiles(): HostileFile[] {
  const kinds: [string, string | Buffer][] = [
    ['svg', svg],
    ['html', html],
    ['xhtml', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ['xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['php', '<?php system($_GET[0]);'],
    ['js', 'alert(1)'],
    ['gif', `GIF89a/*${script}*/=1;`],
    ['zip', Buffer.from('504b0304140000000800', 'hex')],
    ['exe', Buffer.from(`MZ${'\0'.repeat(58)}PE\0\0`, 'latin1')],
    ['elf', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
    ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['bmp', Buffer.from('BM\0\0\0\0', 'latin1')],
    ['txt', EICAR],
    ['empty', ''],
  ]
  return kinds.flatMap(([kind, content]) => {
    const bytes = Buffer.from(content)
    return [`piece.${kind}`, 'piece.pdf', `piece.${kind}.png`, `piece.jpg\0.${kind}`].map(name => ({
      what: `${kind} as ${JSON.stringify(name)}`,
      name,
      bytes,
    }))
  })
}

/** What begins as it should and is not what it seems; `flag` is what the inspection must say. */
export function deceivingFiles(): (HostileFile & { flag: 'active' | 'unparseable' | 'oversized' })[] {
  const pdf = (body: string) => {
    const start = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\n`
    return Buffer.from(
      `${start}xref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n${start.length}\n%%EOF\n`,
      'latin1',
    )
  }
  const packed = (content: Buffer | string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
      deflateSync(content),
      Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
    ])
  const png = pngFile()
  const jpeg = jpegFile()
  const with_ = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map(part => Buffer.from(part)))
  const wide = Buffer.from(png)
  wide.writeUInt32BE(60_000, 16)
  wide.writeUInt32BE(60_000, 20)
  const flat = Buffer.from(png)
  flat.writeUInt32BE(0, 16)
  const comment = with_(
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, script.length + 2]),
    script,
    jpeg.subarray(2),
  )
  return [
    ['PDF with JavaScript', 'pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'active'],
    ['PDF with a disguised name', 'pdf', pdf('/OpenAction << /S /J#61va#53cript >>'), 'active'],
    ['PDF that launches', 'pdf', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'active'],
    ['PDF that submits', 'pdf', pdf('/A << /S /SubmitForm /F (https://exemple.fr) >>'), 'active'],
    ['PDF with a file in it', 'pdf', pdf('/Names << /EmbeddedFiles 3 0 R >>'), 'active'],
    ['PDF with XFA', 'pdf', pdf('/AcroForm << /XFA 4 0 R >>'), 'active'],
    ['PDF with media', 'pdf', pdf('/Annots [<< /Subtype /RichMedia >>]'), 'active'],
    ['PDF with page actions', 'pdf', pdf('/AA << /O 5 0 R >>'), 'active'],
    ['PDF that hides its script', 'pdf', packed('5 0 << /S /JavaScript /JS (x) >>'), 'active'],
    ['PDF that grows a thousandfold', 'pdf', packed(Buffer.alloc(9_000_000)), 'oversized'],
    [
      'PDF that cannot be unpacked',
      'pdf',
      Buffer.from(
        '%PDF-1.7\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nx\nendstream\nstartxref\n9\n%%EOF\n',
      ),
      'unparseable',
    ],
    ['PDF under a password', 'pdf', pdf('/Encrypt 6 0 R'), 'unparseable'],
    ['PDF cut in the middle', 'pdf', pdfFile().subarray(0, 300), 'unparseable'],
    ['PDF header alone', 'pdf', Buffer.from('%PDF-1.4'), 'unparseable'],
    ['page before a PDF', 'pdf', with_(html, pdfFile()), 'active'],
    ['drawing before a PDF', 'pdf', with_(svg, pdfFile()), 'active'],
    ['PNG and page', 'png', with_(png, html), 'active'],
    ['PNG and archive', 'png', with_(png, 'PK\x03\x04'), 'active'],
    ['PNG and program', 'png', with_(png, '\x7fELF'), 'active'],
    [
      'PNG with a script in a text chunk',
      'png',
      with_(png.subarray(0, 33), script, png.subarray(33)),
      'active',
    ],
    ['PNG of 3,600 megapixels', 'png', wide, 'oversized'],
    ['PNG of no width', 'png', flat, 'unparseable'],
    ['PNG signature alone', 'png', png.subarray(0, 8), 'unparseable'],
    ['PNG cut in the middle', 'png', png.subarray(0, 60), 'unparseable'],
    ['JPEG and page', 'jpg', with_(jpeg, html), 'active'],
    ['JPEG and PDF', 'jpeg', with_(jpeg, pdfFile()), 'active'],
    ['JPEG with a script as comment', 'jpg', comment, 'active'],
    ['JPEG start alone', 'jpg', jpeg.subarray(0, 3), 'unparseable'],
    ['JPEG of nothing', 'jpg', with_(jpeg.subarray(0, 3), Buffer.alloc(100)), 'unparseable'],
    ['JPEG with PHP', 'jpg', with_(jpeg, '<?php phpinfo(); ?>'), 'active'],
  ].map(([what, extension, bytes, flag]) => ({
    what,
    name: `piece.${extension}`,
    bytes,
    flag,
  })) as ReturnType<typeof deceivingFiles>
}
