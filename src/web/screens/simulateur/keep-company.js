/** Keeps the firm that was found, or the SIRET alone, for step 1 of the dossier, in this tab alone: under the name of that form's draft. */
const found = document.querySelector('[data-company]')
try {
  const kept = JSON.parse(sessionStorage.getItem('new-dossier') ?? '{}')
  const company = JSON.parse(found.dataset.company)
  const others = kept.siret === company.siret ? {} : { company_name: '', address: '' }
  sessionStorage.setItem('new-dossier', JSON.stringify({ ...kept, ...others, ...company }))
} catch {}
