import { letter, line, type Sheet } from './sheet'
import { figures, groups, type Trader, words } from './traders'

/** As a bank's site prints it: the holder on the left, the account in a table, the IBAN in fours below. */
export const accountSheet = ({ name, street, town, bank, account }: Trader): Sheet =>
  letter(
    'Round',
    `<div style="display:flex;justify-content:space-between"><b style="font-size:25px;color:#0b4a6f">${bank.name}</b><span>${bank.agency}</span></div>
<h1 style="font-size:21px;margin:34px 0 6px">RELEVÉ D’IDENTITÉ BANCAIRE</h1>
<p style="font-size:12px;color:#555">Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, prélèvements…).</p>
<div style="margin:26px 0;border-left:4px solid #0b4a6f;padding-left:16px"><span style="font-size:12px;color:#555">Titulaire du compte</span><br><b>${name}</b><br>${street}<br>${town}</div>
<table><tr>${['Code banque', 'Code guichet', 'Numéro de compte', 'Clé RIB', 'Domiciliation'].map(head => `<th style="background:#eef3f7;font-size:12px">${head}</th>`).join('')}</tr>
<tr>${[account.bank, account.branch, account.account, account.key, bank.agency].map(cell => `<td>${cell}</td>`).join('')}</tr></table>
<p style="margin-top:30px;font-size:12px;color:#555">Identification internationale (IBAN)</p><p style="font-size:18px;letter-spacing:.5px">${groups(account.iban, 4, 4, 4, 4, 4, 4, 3)}</p>
<p style="margin-top:14px;font-size:12px;color:#555">Code BIC (Bank Identifier Code) – SWIFT</p><p style="font-size:18px">${bank.bic}</p>`,
  )

/** The tear-off slips of a chequebook: the same account three times, small. */
export const accountSlips = ({ name, street, town, bank, account }: Trader): Sheet => {
  const slip = `<div style="border:1px dashed #999;padding:16px 20px;margin-bottom:22px;font-size:14px">
<div style="display:flex;justify-content:space-between"><b>${bank.name.toUpperCase()}</b><b>RIB</b></div>
<div style="display:flex;gap:50px;margin:8px 0"><div>Banque<br>${account.bank}</div><div>Guichet<br>${account.branch}</div><div>N° compte<br>${account.account}</div><div>Clé<br>${account.key}</div><div>Devise<br>EUR</div></div>
<div>IBAN : ${groups(account.iban, 4, 4, 4, 4, 4, 4, 3)}</div><div>BIC : ${bank.bic}</div>
<div style="margin-top:8px;display:flex;gap:60px"><div>Domiciliation<br>${bank.agency}</div><div>Titulaire<br>${name}<br>${street}<br>${town}</div></div></div>`
  return letter('Slab', slip.repeat(3))
}

/** The certificate of URSSAF as downloaded: day of issue at the foot, the day that is certified in the text. */
export const vigilanceSheet = (firm: Trader): Sheet =>
  letter(
    'Office',
    `<div style="display:flex;justify-content:space-between;align-items:flex-start"><b style="font-size:30px;color:#1d3c8f">Urssaf</b><div style="font-size:13px;text-align:right">URSSAF ${firm.court}<br>TSA 50000<br>93517 MONTREUIL CEDEX</div></div>
<div style="margin:26px 0 26px 330px">${firm.name}<br>${firm.street}<br>${firm.town}</div>
<h1 style="font-size:20px;text-align:center;margin:24px 0">ATTESTATION DE VIGILANCE</h1>
<p style="font-size:12px;text-align:center">Attestation de fourniture des déclarations sociales et de paiement des cotisations et contributions de sécurité sociale prévue à l’article L.243-15 du code de la sécurité sociale</p>
<p style="margin-top:22px">Madame, Monsieur,</p>
<p style="margin-top:10px">Je vous prie de trouver ci-joint votre attestation de vigilance établie au titre de l’entreprise <b>${firm.name}</b>, SIREN ${groups(firm.siren, 3, 3, 3)}.</p>
<p style="margin-top:10px">Au ${figures(lastQuarter(firm.issued))}, l’employeur est à jour de ses obligations en matière de cotisations de sécurité sociale et d’allocations familiales. L’effectif est de 3 salariés et la masse salariale de 6 480 euros.</p>
<table style="margin:22px 0;font-size:13px"><tr><th>Établissement</th><th>SIRET</th><th>Adresse</th></tr><tr><td>Siège</td><td>${groups(firm.siret, 3, 3, 3, 5)}</td><td>${firm.street}, ${firm.town}</td></tr></table>
<p style="font-size:13px">La validité et l’authenticité de cette attestation peuvent être vérifiées sur urssaf.fr au moyen du code de sécurité : <b>7KQ2M9XB4TLHZ1P</b></p>
<p style="margin-top:34px">Fait à ${firm.court}, le ${figures(firm.issued)}</p><p style="margin-top:24px;font-size:13px">Le directeur</p>`,
  )

/** The same as an older letter: reference block first, the day written out beside the place. */
export const vigilanceLetter = (firm: Trader): Sheet =>
  letter(
    'Book',
    `<div style="font-size:13px"><b>URSSAF</b> — Service Cotisants<br>Vos références : n° SIRET ${firm.siret}<br>N° de compte : 257 ${firm.siren.slice(0, 6)} 04<br>Objet : attestation de vigilance</div>
<p style="margin:22px 0 0 340px">${firm.name}<br>${firm.street}<br>${firm.town}</p>
<p style="margin:34px 0 22px 340px">${firm.court}, le ${words(firm.issued)}</p>
<p>Madame, Monsieur,</p><p style="margin-top:12px">Nous attestons que l’entreprise ${firm.name} (SIREN ${firm.siren}), immatriculée depuis le ${figures(firm.since)}, est à jour de ses obligations en matière de déclaration et de paiement des cotisations de Sécurité sociale, d’allocations familiales, de contributions d’assurance chômage et de cotisations AGS.</p>
<p style="margin-top:12px">La présente attestation est délivrée en application des articles L. 243-15 et D. 243-15 du Code de la sécurité sociale et ne préjuge pas de l’exactitude des bases sur lesquelles elle a été établie.</p>
<p style="margin-top:30px">Code de sécurité : HX3RT8WQ6NP2VKE</p><p style="margin-top:40px">Pour le directeur, le responsable du service</p>`,
  )

/** The extract of a clerk's office: the day it is up to date under the title, other days all over it. */
export const extractSheet = (firm: Trader): Sheet =>
  letter(
    'Book',
    `<div style="display:flex;justify-content:space-between;font-size:13px"><div>Greffe du Tribunal de Commerce de ${firm.court}<br>1 place du Palais<br>N° de gestion ${firm.since.slice(0, 4)}B00412</div><div>Code de vérification : mPx4T2nQhD<br>https://www.infogreffe.fr/controle</div></div>
<h1 style="font-size:23px;text-align:center;margin:40px 0 2px">Extrait Kbis</h1>
<p style="text-align:center;font-size:13px">EXTRAIT D’IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS<br>à jour au ${words(firm.issued)}</p>
<h2 style="${head}">IDENTIFICATION DE LA PERSONNE MORALE</h2>
${line('Immatriculation au RCS, numéro', `${groups(firm.siren, 3, 3, 3)} R.C.S. ${firm.court}`)}${line('Date d’immatriculation', figures(firm.since))}${line('Dénomination ou raison sociale', `<b>${firm.name}</b>`)}${line('Forme juridique', firm.form)}${line('Capital social', '10 000,00 Euros')}${line('Adresse du siège', `${firm.street} ${firm.town}`)}${line('Durée de la personne morale', `Jusqu’au ${figures(`${Number(firm.since.slice(0, 4)) + 99}${firm.since.slice(4)}`)}`)}${line('Date de clôture de l’exercice social', '31 décembre')}
<h2 style="${head}">GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES</h2>
<p style="margin:6px 0"><b>${firm.form.includes('actions') ? 'Président' : 'Gérant'}</b></p>${line('Nom, prénoms', `${firm.manager.last} ${firm.manager.given}`)}${line('Date et lieu de naissance', `Le ${figures(firm.manager.born)} à ${firm.manager.place}`)}${line('Nationalité', 'Française')}
<h2 style="${head}">RENSEIGNEMENTS RELATIFS À L’ACTIVITÉ ET À L’ÉTABLISSEMENT PRINCIPAL</h2>
${line('Adresse de l’établissement', `${firm.street} ${firm.town}`)}${line('Date de commencement d’activité', figures(firm.since))}${line('Mode d’exploitation', 'Exploitation directe')}
<p style="margin-top:44px;text-align:right">Le Greffier</p><p style="text-align:center;font-size:12px;margin-top:18px">FIN DE L’EXTRAIT</p>`,
  )

const head = 'font-size:14px;margin:24px 0 6px;border-bottom:1px solid #333'

/** The notice of INSEE. */
export const noticeSheet = (firm: Trader): Sheet =>
  letter(
    'Office',
    `<b style="font-size:24px;color:#c1121f">Insee</b><span style="font-size:12px;margin-left:10px">Mesurer pour comprendre</span>
<h1 style="font-size:19px;margin:38px 0 4px;text-align:center">AVIS DE SITUATION AU RÉPERTOIRE SIRENE</h1><p style="text-align:center;font-size:13px">À la date du ${figures(firm.issued)}</p>
<h2 style="${head}">Description de l’entreprise</h2>${line('Entreprise active depuis le', figures(firm.since))}${line('Identifiant SIREN', groups(firm.siren, 3, 3, 3))}${line('Identifiant SIRET du siège', groups(firm.siret, 3, 3, 3, 5))}${line('Dénomination', firm.name)}${line('Catégorie juridique', `5499 - ${firm.form}`)}${line('Activité Principale Exercée (APE)', '43.22A - Travaux d’installation d’eau et de gaz en tous locaux')}
<h2 style="${head}">Description de l’établissement</h2>${line('Établissement actif depuis le', figures(firm.since))}${line('Identifiant SIRET', groups(firm.siret, 3, 3, 3, 5))}${line('Adresse', firm.street)}${line('', firm.town)}
<p style="font-size:12px;margin-top:36px"><b>Important :</b> à l’exception des informations relatives à l’identification de l’entreprise, les renseignements figurant dans ce document n’ont de valeur que pour les applications statistiques (décret n° 2007-1888 du 26 décembre 2007).</p>`,
  )

/** The attestation of the national register of enterprises, made by INPI's site. */
export const registerSheet = (firm: Trader): Sheet =>
  letter(
    'Round',
    `<div style="display:flex;justify-content:space-between"><b style="font-size:24px">inpi</b><span style="font-size:12px">RÉPUBLIQUE FRANÇAISE</span></div>
<h1 style="font-size:21px;margin:34px 0 4px">Attestation d’immatriculation au Registre national des entreprises</h1><p style="font-size:13px">Document généré le ${words(firm.issued)} à 10:42</p>
<h2 style="${head}">Identité de l’entreprise</h2>${line('Dénomination', firm.name)}${line('SIREN', groups(firm.siren, 3, 3, 3))}${line('Forme juridique', firm.form)}${line('Date d’immatriculation au RNE', figures(firm.since))}${line('Début d’activité', figures(firm.since))}${line('Adresse du siège', `${firm.street}, ${firm.town}`)}
<h2 style="${head}">Gestion et direction</h2>${line('Nom, prénom(s)', `${firm.manager.last} ${firm.manager.given}`)}${line('Qualité', 'Dirigeant')}${line('Né(e) en', figures(firm.manager.born).slice(3))}
<p style="font-size:12px;margin-top:40px">Les informations de ce document sont issues du Registre national des entreprises tenu par l’INPI (articles L. 123-36 et suivants du code de commerce).</p>`,
  )

/** The last day of the quarter before a day: what a certificate speaks of, never when it was made. */
function lastQuarter(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const end = new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3, 0))
  return end.toISOString().slice(0, 10)
}
