/** The French addresses of pages that data names by their English ones. */
export const pageAddresses: Record<string, string> = {
  'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html':
    'https://www.canada.ca/fr/services/prestations/ae/assurance-emploi-maternite-parentales.html',
  // The French address of the page on the amounts is not known.
  'https://www.canada.ca/en/revenue-agency/services/child-family-benefits/canada-child-benefit/how-much.html':
    'https://www.canada.ca/fr/agence-revenu/services/prestations-enfants-familles/allocation-canadienne-enfants.html',
  'https://www.canada.ca/en/revenue-agency/services/child-family-benefits/canada-child-benefit.html':
    'https://www.canada.ca/fr/agence-revenu/services/prestations-enfants-familles/allocation-canadienne-enfants.html',
  'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html':
    'http://www.phac-aspc.gc.ca/hp-gs/prof-fra.php',
  'https://www.ontario.ca/page/northern-health-travel-grant-program':
    'https://www.ontario.ca/fr/page/programme-de-subventions-accordees-aux-residents-du-nord-de-lontario-pour-frais-de-transport-des-fins-medicales',
  'https://www.gov.nl.ca/releases/2024/la/0108n04/': 'https://www.health.gov.nl.ca/health/mcp/fr/travelassistance.html',
  'https://food-guide.canada.ca/en/': 'https://guide-alimentaire.canada.ca/fr/',
  'https://caringforkids.cps.ca': 'https://soinsdenosenfants.cps.ca/',
  'https://211.ca/': 'https://211.ca/fr/',
  'https://www.pregnancyinfo.ca/': 'https://www.pregnancyinfo.ca/fr/',
  'https://tc.canada.ca/en/road-transportation/motor-vehicle-safety/child-car-seat-certification-compliance':
    'https://tc.canada.ca/fr/transport-routier/securite-vehicules-automobiles/certification-conformite-sieges-auto-enfants',
  'https://www.canada.ca/en/services/jobs/workplace/federal-labour-standards/leaves.html':
    'https://www.canada.ca/fr/services/emplois/milieu-travail/normes-travail-federales/conges.html',
  'https://www.canada.ca/en/services/life-events/child/register-birth.html':
    'https://www.canada.ca/fr/services/enfant/enregistrer-naissance.html',
  'https://www.canada.ca/en/services/benefits/ei/temporary-measures-for-major-economic-conditions.html':
    'https://www.canada.ca/fr/services/prestations/ae/mesures-temporaires-pour-conditions-economiques-majeures.html',

  'https://988.ca': 'https://988.ca/fr',
  'https://sheltersafe.ca': 'https://hebergementfemmes.ca',
  'https://www.actioncanadashr.org': 'https://www.actioncanadashr.org/fr',
  'https://www.hopeforwellness.ca': 'https://www.espoirpourlemieuxetre.ca',

  'https://www.gov.mb.ca/betterhealth/health_services/pregnant_women.html':
    'https://parentinginmanitoba.ca/fr/les-soins-prenataux-pourquoi-ils-sont-importants-et-a-quoi-faut-il-sattendre/',
  'https://www.gov.mb.ca/labour/standards/doc,parental-leave,factsheet.html':
    'https://www.gov.mb.ca/labour/standards/doc,parental-leave,factsheet.fr.html',
  'https://www.gov.mb.ca/labour/standards/': 'https://www.gov.mb.ca/labour/standards/index.fr.html',
  'https://www.gov.mb.ca/education/childcare/': 'https://www.gov.mb.ca/education/childcare/index.fr.html',
  'https://parentinginmanitoba.ca/': 'https://parentinginmanitoba.ca/fr/',

  'https://www2.gnb.ca/content/gnb/en/departments/education/elcc.html':
    'https://www.nbed.nb.ca/parentportal/fr/Search/Info/',
  'https://www2.gnb.ca/content/gnb/en/services/services_renderer.12855.Prenatal_Benefit_Program.html':
    'https://www2.gnb.ca/content/gnb/fr/ministeres/developpement_social/manuel_des_politiques/prestations/content/prenatale.html',

  'https://www.gov.nl.ca/ecc/labour/':
    'https://publiclegalinfo.com/renseignements-juridiques/employment-law/conge-autorise/?lang=fr',

  'https://www.ontario.ca/document/your-guide-employment-standards-act-0/pregnancy-and-parental-leave':
    'https://www.ontario.ca/fr/document/votre-guide-de-la-loi-sur-les-normes-demploi-0/conges-de-maternite-et-conges-parentaux',
  'https://www.ontario.ca/page/healthy-babies-healthy-children-program':
    'https://www.ontario.ca/fr/page/developpement-de-la-petite-enfance',
  'https://www.prenatalscreeningontario.ca': 'https://www.bornontario.ca/fr/pso/',
  'https://www.orgforms.gov.on.ca/IBR/start.do?lang=en': 'https://www.orgforms.gov.on.ca/IBR/start.do?lang=fr',

  'https://www.princeedwardisland.ca/en/information/health-pei/pei-reproductive-care-program':
    'https://www.princeedwardisland.ca/fr/information/sante-i-p-e/services-infirmiers-sante-publique',
  'https://www.princeedwardisland.ca/en/information/justice-and-public-safety/registering-a-birth':
    'https://www.princeedwardisland.ca/fr/information/justice-et-securite-publique/enregistrer-naissance',

  'https://www.inspq.qc.ca/en/tiny-tot': 'https://www.inspq.qc.ca/mieux-vivre',
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave':
    'https://www.cnesst.gouv.qc.ca/fr/conditions-travail/conges',
  'https://www.rqap.gouv.qc.ca/en': 'https://www.rqap.gouv.qc.ca/fr',
  'https://www.quebec.ca/en/family-and-support-for-individuals/childhood/childcare-centres/registration-portal':
    'https://www.quebec.ca/famille-et-soutien-aux-personnes/enfance/garderies-et-services-de-garde/portail-inscription',
  'https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program':
    'https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal',
  'https://www.retraitequebec.gouv.qc.ca/en/enfants/allocation-famille/Pages/je-suis-un-nouveau-parent.aspx':
    'https://www.retraitequebec.gouv.qc.ca/fr/enfants/allocation-famille/Pages/allocation-famille.aspx',

  'https://www.saskatchewan.ca/business/employment-standards/job-protected-leaves/family-leaves':
    'https://www.saskatchewan.ca/bonjour/working-jobs-and-pensions/employment-standards/vacations-holidays-leaves-and-absences/leaves-family-medical--and-service/family-leave',

  'https://www.hss.gov.nt.ca/en': 'https://www.hss.gov.nt.ca/fr',
  'https://www.hss.gov.nt.ca/en/services/811': 'https://www.hss.gov.nt.ca/fr/services/811',
  'https://www.hss.gov.nt.ca/en/services/birth/birth-registration':
    'https://www.hss.gov.nt.ca/fr/services/enregistrement-des-naissances',
  'https://www.ece.gov.nt.ca/en/services/employment-standards':
    'https://www.ece.gov.nt.ca/fr/services/normes-d%E2%80%99emploi',
  'https://www.nthssa.ca/en/services/birthing-services':
    'https://www.nthssa.ca/fr/services/services-d%E2%80%99accouchement',

  'https://www.gov.nu.ca/en/health': 'https://www.gov.nu.ca/fr/sante',
  'https://nu-lsco.ca/': 'http://www.nu-lsco.ca/fr/fiches',
  'https://www.gov.nu.ca/en/education-and-schools/early-learning-and-child-care':
    'https://www.gov.nu.ca/fr/education-et-ecoles/centres-de-la-petite-enfance-titulaires-dun-permis',
};
