import { Paragraph, TypedLines } from '../parts/layout'

export interface Asker {
  name: string
  phone: string
  email: string
  town: string
  project: string
}

/** Who asked for quotes and what for, as who has paid for it reads it. */
export const AskerContact = ({ name, phone, email, town, project }: Asker) => (
  <>
    <Paragraph>
      <strong>{name}</strong>, {town}
      <br />
      {phone}
      <br />
      {email}
    </Paragraph>
    <TypedLines text={project} />
  </>
)
