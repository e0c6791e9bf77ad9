import { Text } from '@react-email/text'
import { Children, type ReactNode } from 'react'

/** A text of a message; its numbers of papers, of articles of law and of telephones stay on one line. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }}>
      {Children.map(children, part => (typeof part === 'string' ? <Unbroken words={part} /> : part))}
    </Text>
  )
}

/** What somebody wrote, between French quotation marks. */
export const InQuotes = ({ children }: { children: string }) => (
  <Paragraph>«{`\u00a0${children}\u00a0`}»</Paragraph>
)

/**
 * What somebody typed, a paragraph for each line that has words; plain text, so that nothing of it is markup.
 * @param quoted marks each line as another's word
 */
export const TypedLines = ({ text, quoted = false }: { text: string; quoted?: boolean }) =>
  text.split(/\n+/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
    <Paragraph key={at}>
      {quoted && '>\u00a0'}
      {line}
    </Paragraph>
  ))

/**
 * « FTN-2026-00001 », « L441-10 », « 04 72 00 00 00 », « +221 77 123 45 67 »: a mail program may break a line after each of
 * their hyphens and spaces.
 */
const WHOLE_NUMBER = /([A-Z]{1,4}-?\d+(?:-\d+)+|\b0\d(?: \d{2}){4}\b|\+\d{1,3}(?: \d{1,4}){2,6}\b)/

/** Words whose numbers stay on one line; they are copied and found as they are. */
export const Unbroken = ({ words }: { words: string }) =>
  words.split(WHOLE_NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
