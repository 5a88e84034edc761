type English = typeof import('@/data/en/source-names');

export const sourceNames: English['sourceNames'] = {
  'http://www.ontarioprenataleducation.ca/physical-changes/': {
    title: 'Changements physiques durant la grossesse : messages clés',
    publisher: 'Éducation prénatale Ontario',
    url: 'http://www.educationprenataleontario.ca/changements-physiques/',
  },
  'https://www.statcan.gc.ca/o1/en/plus/9001-canadas-most-popular-baby-names-are-also-popular-abroad': {
    publisher: 'Statistique Canada',
  },
  'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html': {
    title: 'Prestations de maternité et parentales de l’assurance-emploi',
    publisher: 'Gouvernement du Canada',
    url: 'https://www.canada.ca/fr/services/prestations/ae/assurance-emploi-maternite-parentales.html',
  },
  'EI maternity and parental benefits: special circumstances': {
    title: 'Prestations de maternité et parentales de l’assurance-emploi : situations particulières',
    publisher: 'Emploi et Développement social Canada',
    url: 'https://www.canada.ca/fr/services/prestations/ae/assurance-emploi-maternite-parentales.html',
  },
  'https://www.rqap.gouv.qc.ca/en': {
    title: 'Régime québécois d’assurance parentale',
    url: 'https://www.rqap.gouv.qc.ca/fr',
  },
  'https://www.rqap.gouv.qc.ca/fr/travailleur-autonome/demarche-relative-a-la-demande-de-prestations/quand-faire-ma-demande':
    { title: 'Quand faire ma demande' },
  'https://www.rqap.gouv.qc.ca/fr/employeur/prestations': { title: 'Prestations, pour les employeurs' },
  'https://www.lejournaldejoliette.ca/actualites/societe/613562/coqueluche-le-vaccin-suggere-aux-femmes-enceintes-et-aux-nourrissons':
    {
      title: 'Le vaccin contre la coqueluche pendant la grossesse : avis de la santé publique de Lanaudière (2024)',
    },
  'https://naitreetgrandir.com/en/step/0-12-months/family-life/maternity-paternity-parental-leave': {
    title: 'Le congé de maternité, de paternité et parental',
    url: 'https://naitreetgrandir.com/fr/etape/0_12_mois/viefamille/conge-maternite-paternite-parental',
  },
  'https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program':
    {
      title: 'Programme québécois de dépistage prénatal',
      url: 'https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal',
    },
  'https://www.inspq.qc.ca/en/tiny-tot/pregnancy/health-during-pregnancy/warning-signs': {
    title: 'Signaux d’alarme',
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
    url: 'https://www.inspq.qc.ca/mieux-vivre/grossesse/sante-pendant-grossesse/signaux-d-alarme',
  },
  'https://www.inspq.qc.ca/en/tiny-tot/pregnancy/health-during-pregnancy/medication-and-natural-health-products': {
    title: 'Médicaments et produits de santé naturels',
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
  },
  'https://firstexposure.ca/common-cold-in-pregnancy-and-lactation/': {
    title: 'Traitement du rhume pendant la grossesse et l’allaitement',
    url: 'https://firstexposure.ca/traitement-du-rhume-pendant-la-grossesse-et-lallaitement/',
  },
  'https://ciusss-ouestmtl.gouv.qc.ca/en/care-and-services/pregnancy-and-maternity/childbirth/when-should-i-go-to-the-hospital':
    { publisher: 'CIUSSS de l’Ouest-de-l’Île-de-Montréal' },
  'https://kjennliv.no/2018/07/kjenn-liv-pa-atte-sprak/': {
    title: '« Kjenn liv » en huit langues, en norvégien (2018)',
    publisher: 'Landsforeningen uventet barnedød, Norvège',
  },
  'https://cps.ca/fr/documents/position/les-soins-peau-a-peau': {
    title: 'Les soins peau-à-peau : document de principes (2024)',
    publisher: 'Société canadienne de pédiatrie',
  },
  'https://www.prenatalscreeningontario.ca/fr/pso/prenatal-screening-options/maternal-serum-screen-mss.aspx': {
    title: 'Dépistage du second trimestre (DST)',
    publisher: 'Dépistage prénatal Ontario',
  },
  'https://www.inspq.qc.ca/en/tiny-tot/health/common-health-problems/fever': {
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
  },
  'https://www.infodimanche.com/actualites/actualite/473288/prevention-du-suicide-le-numero-court-535353-maintenant-disponible':
    { title: 'Prévention du suicide : le numéro court 535353 maintenant disponible (2022)', publisher: 'Infodimanche' },
  'https://lenord-cotier.com/2023/10/21/quebec-ne-fera-pas-la-promotion-de-la-nouvelle-ligne-durgence-9-8-8/': {
    title: 'Québec ne fera pas la promotion de la nouvelle ligne d’urgence 9-8-8 (2023)',
    publisher: 'Le Nord-Côtier',
  },
  'http://www.nu-lsco.ca/fr/fiches': {
    title: 'Fiches de renseignements (non datées)',
    publisher: 'Bureau du respect des normes du travail du Nunavut',
  },
};
