import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'

const words = { fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }

/** A text of a message. */
export const Paragraph = ({ children }: { children: ReactNode }) => <Text style={words}>{children}</Text>

/** What somebody wrote, between French quotation marks. */
export const InQuotes = ({ children }: { children: string }) => (
  <Paragraph>«{`\u00a0${children}\u00a0`}»</Paragraph>
)

/** What somebody typed, a paragraph for each line that has words; plain text, so that nothing of it is markup. */
export const TypedLines = ({ text }: { text: string }) =>
  text.split(/\n+/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
    <Paragraph key={at}>{line}</Paragraph>
  ))

/** The same as another's words: behind a rule, which the plain text draws as « > ». */
export const QuotedLines = ({ text }: { text: string }) => (
  <blockquote style={{ margin: 0 }}>
    <Text style={{ ...words, ...BEHIND_A_RULE }}>
      {text.split(/\n+/).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  </blockquote>
)

/** What is told one by one, or is another's word. */
export const BEHIND_A_RULE = { paddingLeft: 12, borderLeft: '3px solid #e2dcce' }
