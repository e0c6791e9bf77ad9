/** What a PDF says about itself, in its information dictionary and in its XMP packet alike. */
export interface PaperIdentity {
  title: string
  author: string
  subject: string
  producer: string
  created: Date
  /** True when `factur-x.xml` is attached. */
  facturX: boolean
}

/**
 * The XMP packet of a PDF/A-3a and PDF/UA-1 file, Factur-X's own schema included. Written here because
 * pdfkit's does not escape: a company called « Hôtel & Spa <Été> » would break the file.
 */
export function xmpPacket(identity: PaperIdentity): string {
  const created = identity.created.toISOString().replace(/\.\d+Z$/, 'Z')
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(identity.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(identity.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(identity.subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>fr-FR</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreatorTool>${escapeXml(identity.producer)}</xmp:CreatorTool>
<xmp:CreateDate>${created}</xmp:CreateDate>
<xmp:ModifyDate>${created}</xmp:ModifyDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${escapeXml(identity.producer)}</pdf:Producer>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
${identity.facturX ? FACTUR_X : ''}<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag>
${schema('PDF/UA Universal Accessibility Schema', 'http://www.aiim.org/pdfua/ns/id/', 'pdfuaid', [
  ['part', 'Integer', 'internal', 'Indicates, which part of ISO 14289 standard is followed'],
])}${
  identity.facturX
    ? schema('Factur-X PDFA Extension Schema', FACTUR_X_NAMESPACE, 'fx', [
        ['DocumentFileName', 'Text', 'external', 'The name of the embedded XML document'],
        ['DocumentType', 'Text', 'external', 'The type of the hybrid document in capital letters'],
        ['Version', 'Text', 'external', 'The version of the standard applying to the embedded XML document'],
        ['ConformanceLevel', 'Text', 'external', 'The conformance level of the embedded XML document'],
      ])
    : ''
}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`
}

const FACTUR_X_NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const FACTUR_X = `<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X_NAMESPACE}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
`

type Property = [name: string, type: string, category: string, description: string]

/** PDF/A wants every schema that it does not know described inside the file. */
function schema(title: string, namespace: string, prefix: string, properties: Property[]): string {
  const rows = properties.map(
    ([name, type, category, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>${category}</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  return `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${title}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${rows.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
