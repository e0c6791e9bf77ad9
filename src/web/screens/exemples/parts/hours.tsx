/** Opening hours as a table: days, then hours. */
export function Hours({ title, lines }: { title: string; lines: [days: string, hours: string][] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {lines.map(([days, hours]) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
