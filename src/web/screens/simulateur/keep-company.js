/** Keeps the firm that was found for step 1 of the dossier, in this tab alone: under the name of that form's draft. */
const found = document.querySelector('[data-company]')
try {
  const kept = JSON.parse(sessionStorage.getItem('new-dossier') ?? '{}')
  sessionStorage.setItem('new-dossier', JSON.stringify({ ...kept, ...JSON.parse(found.dataset.company) }))
} catch {}
