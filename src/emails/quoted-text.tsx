import { Paragraph } from './layout'

/** Somebody's own words, quoted line by line: text, which leads nowhere. */
export const QuotedText = ({ text }: { text: string }) =>
  text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
    <Paragraph key={at}>
      {'>\u00a0'}
      {line}
    </Paragraph>
  ))
