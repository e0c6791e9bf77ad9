/** A field that people do not see: who fills it is a machine, and the server takes nothing from it. */
export const TrapField = () => (
  <div className="visually-hidden" aria-hidden>
    <label htmlFor="website">Ne remplissez pas ce champ</label>
    <input id="website" name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
