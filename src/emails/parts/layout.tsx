import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { type ReactNode, useContext } from 'react'
import { Sender } from '../sender'
import { Paragraph, TypedLines } from './paragraph'
import { TextLink } from './text-link'

export { InQuotes, Paragraph, QuotedLines, TypedLines } from './paragraph'

const font = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif'

/** The sheets of the brand, drawn by the message itself: nothing is fetched, whatever the mail program hides. */
const SHEETS = ['#fff1b8', '#fbe4df', '#dcefe2', '#e4e9fb']

function Mark({ brand }: { brand: string }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Row>
        {SHEETS.map(colour => (
          <Column
            key={colour}
            style={{ width: 14, height: 22, backgroundColor: colour, border: '1px solid #16181d' }}
          />
        ))}
        <Column style={{ paddingLeft: 12, fontWeight: 700, fontSize: 18 }}>{brand}</Column>
      </Row>
    </Section>
  )
}

interface LayoutProps {
  preview: string
  title: string
  /** Of a dossier's holder, who may ask to be called at an hour there. */
  dossierLink?: string
  children: ReactNode
}

/** The paper that every message is written on: readable in light and in dark mode. */
export function Layout({ preview, title, dossierLink, children }: LayoutProps) {
  const sender = useContext(Sender)
  if (!sender) throw new Error('A message is rendered by renderEmail, which says who sends it')
  const { agency, ownWords } = sender
  const { street, postal_code, city } = agency.address
  const [someone] = agency.people ?? []
  const person = someone ? `, ou appelez ${someone.first_name} au ${someone.telephone}` : ''
  return (
    <Html lang="fr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#fcfaf5',
          color: '#16181d',
          fontFamily: font,
          margin: 0,
          padding: '24px 12px',
        }}
      >
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: '#ffffff',
            border: '1px solid #e2dcce',
            borderTop: '6px solid #2438a6',
            padding: '24px 28px',
            // An address, a file’s name or a digest is as long as it is: a telephone shows the whole message as small as that.
            wordBreak: 'break-word',
          }}
        >
          <Mark brand={agency.brand} />
          <Heading as="h1" style={{ fontSize: 24, lineHeight: '30px', margin: '0 0 16px' }}>
            {title}
          </Heading>
          <Section>
            {children}
            {ownWords !== '' && <TypedLines text={ownWords} />}
          </Section>
          <Hr style={{ borderColor: '#e2dcce', margin: '24px 0 12px' }} />
          <Text style={{ color: '#5f626c', fontSize: 13, lineHeight: '19px', margin: 0 }}>
            {agency.legal_name}, {street}, {postal_code} {city}. {agency.brand} est un service privé, non
            affilié à l’État. Une question&#8239;? Écrivez à {agency.email}
            {person}
            {someone && dossierLink && (
              <>
                {' '}
                ou choisissez une heure pour{' '}
                <TextLink href={`${dossierLink}#etre-rappele`}>être rappelé</TextLink>
              </>
            )}
            .
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** The same, with the word that a letter begins with, where nobody's name is known. */
export const Letter = ({ children, ...layout }: LayoutProps) => (
  <Layout {...layout}>
    <Paragraph>Bonjour,</Paragraph>
    {children}
  </Layout>
)
