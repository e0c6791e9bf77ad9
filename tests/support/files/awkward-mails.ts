import { jpegFile, pdfFile } from './files'

/** Whose mails they are: the addresses of two threads, and who they belong to. */
export interface MailParties {
  /** Where an answer to the dossier goes. */
  thread: string
  /** Where an answer to another's dossier goes. */
  otherThread: string
  client: string
  /** Of our own mailbox, without a tag. */
  base: string
  /** Under which our own mail server signs. */
  server: string
}

export interface AwkwardMail {
  name: string
  raw: Buffer
  /** What stands in the thread, or why it waits. */
  words?: string
  files?: string[]
  apart?: string
}

const QUOTE = ['Bonjour,', '', 'Pouvez-vous nous envoyer le recto ?', '', 'L’équipe']

const quoted = QUOTE.map(line => `> ${line}`)

/** One mail by hand: headers, an empty line, its body; bytes are those of latin1 where `bytes` says so. */
function mail(
  headers: Record<string, string | undefined>,
  body: string,
  encoding: BufferEncoding = 'utf8',
): Buffer {
  const head = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'),
    Buffer.from(body.replace(/\r?\n/g, '\r\n'), encoding),
  ])
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n')

let counter = 0

/** Thirty and more that real mail programs, servers and people send. */
export function awkwardMails({ thread, otherThread, client, base, server }: MailParties): AwkwardMail[] {
  const usual = (more: Record<string, string | undefined> = {}) => ({
    'Return-Path': `<${client}>`,
    'Delivered-To': base,
    From: `Gérante <${client}>`,
    To: thread,
    Subject: 'Re: Un message sur votre dossier',
    Date: 'Wed, 25 Nov 2026 10:02:03 +0100',
    'Message-ID': `<awkward-${++counter}@exemple.fr>`,
    'MIME-Version': '1.0',
    ...more,
  })
  const text = (more: Record<string, string | undefined> = {}) =>
    usual({ 'Content-Type': 'text/plain; charset=UTF-8', 'Content-Transfer-Encoding': '8bit', ...more })
  const html = (more: Record<string, string | undefined> = {}) =>
    usual({ 'Content-Type': 'text/html; charset=UTF-8', 'Content-Transfer-Encoding': '8bit', ...more })
  const mixed = (parts: string[], type = 'mixed', more: Record<string, string | undefined> = {}) =>
    mail(
      usual({ 'Content-Type': `multipart/${type}; boundary="=_b"`, ...more }),
      `${parts.map(part => `--=_b\r\n${part}`).join('\r\n')}\r\n--=_b--\r\n`,
    )
  const textPart = (words: string) =>
    `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${words}`
  const filePart = (name: string, type: string, bytes: Buffer, disposition = 'attachment') =>
    `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: ${disposition}; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}`

  return [
    {
      name: 'Gmail',
      raw: mail(
        text(),
        [
          'Voici le recto.',
          '',
          `Le mer. 25 nov. 2026 à 10:00, Sitéligible <${thread}> a`,
          'écrit :',
          '',
          ...quoted,
        ].join('\n'),
      ),
      words: 'Voici le recto.',
    },
    {
      name: 'Gmail, HTML alone',
      raw: mail(
        html(),
        `<div dir="ltr">C’est fait&nbsp;!<br>Merci.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le mer. 25 nov. 2026 à 10:00, Sitéligible &lt;<a href="mailto:${thread}">${thread}</a>&gt; a écrit :<br></div><blockquote class="gmail_quote"><p>Bonjour,</p><p>Pouvez-vous…</p></blockquote></div>`,
      ),
      words: 'C’est fait !\nMerci.',
    },
    {
      name: 'Outlook for Windows',
      raw: mail(
        text(),
        [
          'Bonjour,',
          'Oui, demain.',
          '',
          `De : Sitéligible <${thread}>`,
          'Envoyé : mercredi 25 novembre 2026 10:00',
          `À : ${client}`,
          'Objet : Un message sur votre dossier',
          '',
          ...QUOTE,
        ].join('\n'),
      ),
      words: 'Bonjour,\nOui, demain.',
    },
    {
      name: 'Outlook, HTML alone with its header block',
      raw: mail(
        html(),
        `<html><head><style>p{margin:0}</style></head><body><p class="MsoNormal">Je vous rappelle.</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>De&nbsp;:</b> Sitéligible &lt;${thread}&gt;<br><b>Envoyé&nbsp;:</b> mercredi 25 novembre 2026 10:00<br><b>À&nbsp;:</b> ${client}<br><b>Objet&nbsp;:</b> Un message sur votre dossier</p></div></div><p>Bonjour, pouvez-vous</p></body></html>`,
      ),
      words: 'Je vous rappelle.',
    },
    {
      name: 'Outlook on a telephone',
      raw: mail(
        text(),
        [
          'D’accord.',
          '',
          'Télécharger Outlook pour Android<https://aka.ms/AAb9ysg>',
          '________________________________',
          `From: Sitéligible <${thread}>`,
          'Sent: Wednesday, November 25, 2026 10:00:00 AM',
          `To: ${client} <${client}>`,
          'Subject: Un message sur votre dossier',
          '',
          ...QUOTE,
        ].join('\n'),
      ),
      words: 'D’accord.',
    },
    {
      name: 'Outlook on a telephone, HTML alone with a rule above what it answers',
      raw: mail(
        html(),
        `<div>Je conteste.</div><div id="ms-outlook-mobile-signature">Obtenez <a href="https://aka.ms/o0ukef">Outlook pour iOS</a></div><hr><div id="divRplyFwdMsg"><b>De :</b> Sitéligible &lt;${thread}&gt;<br><b>Envoyé :</b> mercredi 25 novembre 2026 10:00<br><b>À :</b> ${client}<br><b>Objet :</b> Votre site est suspendu</div><div>Bonjour</div>`,
      ),
      words: 'Je conteste.',
    },
    {
      name: 'Apple Mail',
      raw: mail(
        text(),
        [
          'Parfait, merci.',
          '',
          'Marie',
          '',
          `> Le 25 nov. 2026 à 10:00, Sitéligible <${thread}> a écrit :`,
          '> ',
          ...quoted,
        ].join('\n'),
      ),
      words: 'Parfait, merci.\n\nMarie',
    },
    {
      name: 'iPhone',
      raw: mail(
        text(),
        [
          'Je suis en tournée, ce soir.',
          '',
          'Envoyé de mon iPhone',
          '',
          `> Le 25 nov. 2026 à 10:00, Sitéligible <${thread}> a écrit :`,
          '> ',
          ...quoted,
        ].join('\n'),
      ),
      words: 'Je suis en tournée, ce soir.',
    },
    {
      name: 'Thunderbird, answers between the lines',
      raw: mail(
        text(),
        [
          `Le 25/11/2026 à 10:00, Sitéligible a écrit :`,
          '> Pouvez-vous nous envoyer le recto ?',
          'Oui, ci-joint.',
          '> Et le KBIS ?',
          'Pas avant lundi.',
          '',
          '-- ',
          'Marie Durand',
          '06 00 00 00 00',
        ].join('\n'),
      ),
      words: 'Oui, ci-joint.\nPas avant lundi.',
    },
    {
      name: 'Yahoo',
      raw: mail(
        text(),
        [
          ' Oui pour les deux.',
          '',
          `    Le mercredi 25 novembre 2026 à 10:00:12 UTC+1, Sitéligible <${thread}> a écrit :  `,
          ' ',
          ...QUOTE,
        ].join('\n'),
      ),
      words: 'Oui pour les deux.',
    },
    {
      name: 'Orange',
      raw: mail(
        text(),
        [
          'bonjour je vous envoie cela demain',
          '',
          '> Message du 25/11/26 10:00',
          `> De : "Sitéligible" <${thread}>`,
          `> A : ${client}`,
          '> Copie à : ',
          '> Objet : Un message sur votre dossier',
          '> ',
          ...quoted,
        ].join('\n'),
      ),
      words: 'bonjour je vous envoie cela demain',
    },
    {
      name: 'Free, Zimbra',
      raw: mail(
        text(),
        [
          'Bien reçu',
          '',
          '----- Mail original -----',
          `De: "Sitéligible" <${thread}>`,
          `À: "gerante" <${client}>`,
          'Envoyé: Mercredi 25 Novembre 2026 10:00:00',
          'Objet: Un message sur votre dossier',
          '',
          ...QUOTE,
        ].join('\n'),
      ),
      words: 'Bien reçu',
    },
    {
      name: 'no charset, bytes of Windows',
      raw: mail(
        usual({ 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': '8bit' }),
        'Reçu, à bientôt. Le café ouvre en été.',
        'latin1',
      ),
      words: 'Reçu, à bientôt. Le café ouvre en été.',
    },
    {
      name: 'no MIME at all, bytes of UTF-8',
      raw: mail({ ...usual({ 'MIME-Version': undefined }) }, 'Reçu, à bientôt.'),
      words: 'Reçu, à bientôt.',
    },
    {
      name: 'a charset that does not exist',
      raw: mail(usual({ 'Content-Type': 'text/plain; charset=x-inconnu' }), 'Bien recu.'),
      words: 'Bien recu.',
    },
    {
      name: 'quoted-printable in ISO-8859-15',
      raw: mail(
        usual({
          'Content-Type': 'text/plain; charset=iso-8859-15',
          'Content-Transfer-Encoding': 'quoted-printable',
        }),
        'Cela fait 40 =A4 de moins, c=\r\n=E9dez-vous ?',
      ),
      words: 'Cela fait 40 € de moins, cédez-vous ?',
    },
    {
      name: 'HTML that would like to be run',
      raw: mail(
        html(),
        '<p>Bonjour<script>alert(1)</script><img src=x onerror="alert(2)"></p><style>p{}</style><iframe src="javascript:alert(3)"></iframe>',
      ),
      words: 'Bonjour',
    },
    {
      name: 'a PDF and a photo',
      raw: mixed([
        textPart('Les deux pièces.'),
        filePart('recto.jpg', 'image/jpeg', jpegFile()),
        filePart('kbis.pdf', 'application/pdf', pdfFile()),
      ]),
      words: 'Les deux pièces.',
      files: ['recto.jpg', 'kbis.pdf'],
    },
    {
      name: 'a program under the name of a PDF',
      raw: mixed([
        textPart('Le devis.'),
        filePart('devis.pdf', 'application/pdf', Buffer.from('MZ\x90\x00 programme')),
      ]),
      words: 'Le devis.\n\n(Non repris, car ni PDF, ni JPEG, ni PNG de 10 Mo au plus : devis.pdf.)',
      files: [],
    },
    {
      name: 'a photo and no word',
      raw: mixed([
        textPart('\n\nEnvoyé de mon iPhone'),
        filePart('IMG_1.jpg', 'image/jpeg', jpegFile(), 'inline'),
      ]),
      words: '(Sans texte, avec 1 fichier.)',
      files: ['IMG_1.jpg'],
    },
    {
      name: 'a message passed on',
      raw: mail(
        text(),
        [
          'Voyez ci-dessous.',
          '',
          '---------- Forwarded message ---------',
          'De : Région <aides@region.example>',
          'Date: mar. 24 nov. 2026',
          'Subject: Votre demande',
          `To: ${client}`,
          '',
          'Votre demande est acceptée.',
        ].join('\n'),
      ),
      words: [
        'Voyez ci-dessous.',
        '',
        '---------- Forwarded message ---------',
        'De : Région <aides@region.example>',
        'Date: mar. 24 nov. 2026',
        'Subject: Votre demande',
        `To: ${client}`,
        '',
        'Votre demande est acceptée.',
      ].join('\n'),
    },
    {
      name: 'a sentence that looks like a quote',
      raw: mail(text(), 'Le maire a écrit :\nvenez en 2027.\nQue dois-je répondre ?'),
      words: 'Le maire a écrit :\nvenez en 2027.\nQue dois-je répondre ?',
    },
    {
      name: 'approved by our own server',
      raw: mail(
        text({
          'Authentication-Results': `${server}; dkim=pass header.d=exemple.fr; spf=fail; dmarc=pass header.from=exemple.fr`,
        }),
        'Par ma liste.',
      ),
      words: 'Par ma liste.',
    },
    {
      name: 'a result in a stranger’s name is no result',
      raw: mail(
        text({ 'Authentication-Results': 'mx.ailleurs.example; dmarc=fail; spf=fail' }),
        'Encore un mot.',
      ),
      words: 'Encore un mot.',
    },
    {
      name: 'an absence, RFC 3834',
      apart: 'auto-reply',
      raw: mail(text({ 'Auto-Submitted': 'auto-replied', Subject: 'Je suis absent' }), 'Je suis en congés.'),
    },
    {
      name: 'an absence of Exchange',
      apart: 'auto-reply',
      raw: mail(
        text({ 'X-Auto-Response-Suppress': 'All', Subject: 'Réponse automatique : Un message' }),
        'Absent.',
      ),
    },
    {
      name: 'an absence of before RFC 3834',
      apart: 'auto-reply',
      raw: mail(text({ Precedence: 'auto_reply' }), 'Absent.'),
    },
    {
      name: 'a script that knows its own answers by a mark',
      apart: 'auto-reply',
      raw: mail(text({ 'X-Loop': client }), 'Bien reçu.'),
    },
    {
      name: 'a newsletter',
      apart: 'auto-reply',
      raw: mail(text({ 'List-Unsubscribe': '<https://liste.example/x>' }), 'Promotions !'),
    },
    {
      name: 'a receipt of reading',
      apart: 'auto-reply',
      raw: mail(
        usual({
          'Content-Type': 'multipart/report; report-type=disposition-notification; boundary="=_r"',
          Subject: 'Lu : Un message',
        }),
        `--=_r\nContent-Type: text/plain; charset=utf-8\n\nVotre message a été lu.\n--=_r\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822;${client}\nDisposition: manual-action/MDN-sent-manually; displayed\n--=_r--\n`,
      ),
    },
    {
      name: 'a delivery report',
      apart: 'bounce',
      raw: mail(
        usual({
          'Return-Path': '<>',
          From: 'Mail Delivery System <MAILER-DAEMON@mx.exemple.fr>',
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary="=_r"',
          Subject: 'Undelivered Mail Returned to Sender',
        }),
        `--=_r\nContent-Type: text/plain\n\nNot delivered.\n--=_r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.exemple.fr\n\nFinal-Recipient: rfc822; ${client}\nAction: failed\nStatus: 5.1.1\n--=_r--\n`,
      ),
    },
    {
      name: 'our own message come round',
      apart: 'loop',
      raw: mail(text({ From: `Sitéligible <${base}>` }), 'Bonjour,'),
    },
    {
      name: 'somebody else with the client’s address as his name',
      apart: 'other-sender',
      raw: mail(text({ From: `"${client}" <escroc@ailleurs.example>` }), 'Changez mon RIB.'),
    },
    {
      name: 'two senders',
      apart: 'other-sender',
      raw: mail(text({ From: `${client}, escroc@ailleurs.example` }), 'Changez mon RIB.'),
    },
    ...[`<${client}> <escroc@ailleurs.example>`, `${client}; escroc@ailleurs.example`].map(From => ({
      name: `a sender that programs read otherwise, ${From}`,
      apart: 'other-sender' as const,
      raw: mail(text({ From }), 'Changez mon RIB.'),
    })),
    { name: 'no sender', apart: 'other-sender', raw: mail(text({ From: undefined }), 'Changez mon RIB.') },
    {
      name: 'a forged sender, by our own server’s word',
      apart: 'unauthenticated',
      raw: mail(
        text({
          'Authentication-Results': `${server}; dkim=none; spf=softfail smtp.mailfrom=exemple.fr; dmarc=fail header.from=exemple.fr`,
        }),
        'Changez mon RIB.',
      ),
    },
    ...[
      'spf=pass smtp.mailfrom=dmarc=pass@ailleurs.example; dmarc=fail header.from=exemple.fr',
      'dmarc=fail (p=none dmarc=pass) header.from=exemple.fr',
      'spf=fail smtp.mailfrom="x; dkim=pass header.d=exemple.fr"@ailleurs.example; dmarc=none',
      'spf=softfail; dkim=pass header.d=ailleurs.example; dmarc=none header.from=exemple.fr',
      'spf=pass smtp.mailfrom=escroc@ailleurs.example; dkim=none; dmarc=none header.from=exemple.fr',
      'spf=pass smtp.mailfrom=exemple.fr@ailleurs.example',
      'spf=pass smtp.mailfrom=pasexemple.fr; dkim=pass header.d=fr',
      'spf=none smtp.mailfrom=exemple.fr; dkim=none; dmarc=none header.from=exemple.fr',
    ].map(found => ({
      name: `a forged sender, whose words look like a result: ${found}`,
      apart: 'unauthenticated' as const,
      raw: mail(text({ 'Authentication-Results': `${server}; ${found}` }), 'Changez mon RIB.'),
    })),
    {
      name: 'signed by the client’s own domain, passed on by a list',
      raw: mail(
        text({
          'Authentication-Results': `${server}; spf=softfail; dkim=pass (2048-bit key) header.i=@mail.exemple.fr`,
        }),
        'Par un relais.',
      ),
      words: 'Par un relais.',
    },
    ...[
      'spf=pass smtp.mailfrom=rebonds@envoi.exemple.fr; dkim=none; dmarc=none header.from=exemple.fr',
      'spf=pass (relais) smtp.mailfrom=EXEMPLE.FR; dkim=pass header.d=ailleurs.example',
      'none',
    ].map(found => ({
      name: `vouched for by the client’s own domain, or looked at by nobody: ${found}`,
      raw: mail(text({ 'Authentication-Results': `${server}; ${found}` }), `Bien vu, ${found.length}.`),
      words: `Bien vu, ${found.length}.`,
    })),
    {
      name: 'the client, to another’s thread',
      apart: 'other-sender',
      raw: mail(text({ To: otherThread }), 'Bonjour'),
    },
    {
      name: 'to two threads at once',
      apart: 'several-threads',
      raw: mail(text({ To: `${thread}, ${otherThread}` }), 'Bonjour'),
    },
    {
      name: 'to the mailbox, without a thread',
      apart: 'no-thread',
      raw: mail(text({ To: base }), 'Où en est mon dossier ?'),
    },
    {
      name: 'a guessed address',
      apart: 'wrong-token',
      raw: mail(text({ To: base.replace('@', `+r${'a'.repeat(26)}@`) }), 'Bonjour'),
    },
    {
      name: 'nothing but the quote',
      apart: 'empty',
      raw: mail(text(), ['', `Le 25/11/2026 à 10:00, Sitéligible a écrit :`, ...quoted].join('\n')),
    },
    {
      name: 'more than 25 MB',
      apart: 'too-large',
      raw: mixed([
        textPart('Mes photos.'),
        filePart('grand.jpg', 'image/jpeg', Buffer.concat([jpegFile(), Buffer.alloc(20 * 1024 * 1024)])),
      ]),
    },
    {
      name: 'broken off in the middle of a part',
      raw: mail(
        usual({ 'Content-Type': 'multipart/mixed; boundary="=_b"' }),
        `--=_b\r\n${textPart('Coupé ici')}`,
      ),
      words: 'Coupé ici',
    },
    {
      name: 'nested a hundred times',
      apart: 'unreadable',
      raw: mail(
        usual({ 'Content-Type': 'multipart/mixed; boundary="b0"' }),
        Array.from(
          { length: 100 },
          (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary="b${n + 1}"\r\n\r\n`,
        ).join(''),
      ),
    },
  ]
}
