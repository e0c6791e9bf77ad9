/** A company's name as a part of a file name: as typed, what no file system takes becomes `_`. */
function companyInFilename(company: string): string {
  const name = company
    .toWellFormed()
    .replace(/[\\/:*?"<>|]|\p{C}/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120)
  return name || '_'
}

export const invoiceFilename = (company: string) => `facture_${companyInFilename(company)}.pdf`

export const avoirFilename = (company: string) => `avoir_${companyInFilename(company)}.pdf`

export const dossierFilename = (company: string) => `dossier_complet_${companyInFilename(company)}.zip`
