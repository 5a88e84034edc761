type English = typeof import('@/data/en/source-names');

export const sourceNames: English['sourceNames'] = {
  'http://laws.gnb.ca/fr/version/lc/E-7.2?code=se:44_02&historique=20120527': {
    title: 'Loi sur les normes d’emploi, article 44.02\u00a0: soin des enfants (2018 ou plus tard)',
    publisher: 'Gouvernement du Nouveau-Brunswick',
  },
  'https://immigrantquebec.com/fr/actualites/actualites/les-enfants-de-parents-immigrants-au-statut-precaire-desormais-couverts-par-la-ramq':
    {
      title: 'Les enfants de parents immigrants au statut précaire désormais couverts par la RAMQ (octobre 2021)',
    },
  'https://www.retraitequebec.gouv.qc.ca/fr/enfants/enfant-handicape/Pages/changement.aspx': {
    title: 'L’Allocation famille après le décès d’un enfant (2025)',
  },
  'https://reseauvisionzero.ca/fr/sujet-blessure/empoisonnement/': {
    title: 'Empoisonnement',
    publisher: 'Réseau Vision Zéro',
  },
  'https://www.chusj.org/fr/soins-services/G/obstetrique-grossesse-accouchement-nouveau-ne/Gestion-douleur-travail-accouchement/Methodes-pharmacologiques/Autres-moyens-pharmacologiques-de-soulagement-de-l':
    {
      title: 'Autres moyens pharmacologiques de soulagement de la douleur',
    },
  'https://www.chusj.org/fr/soins-services/G/obstetrique-grossesse-accouchement-nouveau-ne/Gestion-douleur-travail-accouchement/Methodes-pharmacologiques/risques-et-contre-indications-epidurale':
    {
      title: 'Les risques et les contre-indications de l’épidurale',
    },
  'https://www.pregnancyinfo.ca/fr/birth/delivery/vacuum-and-forceps-assisted-birth/': {
    title: 'Accouchement assisté par ventouse ou forceps',
    publisher: 'Société des obstétriciens et gynécologues du Canada',
  },
  'https://mariefortier.com/espace-conseils/grossesse/conseils-sant%C3%A9/tens-contre-indications': {
    title: 'TENS\u00a0: contre-indications',
    publisher: 'Marie Fortier',
  },
  'https://www.pregnancyinfo.ca/fr/birth/delivery/vaginal-birth-after-caesarean/': {
    title: 'Accouchement vaginal après césarienne (AVAC)',
    publisher: 'Société des obstétriciens et gynécologues du Canada',
  },
  'https://www.inspq.qc.ca/information-perinatale/fiches/accouchement-vaginal-apres-cesarienne-avac/fiche-complete': {
    title: 'Accouchement vaginal après césarienne\u00a0: fiche complète (vers 2014)',
    publisher: 'INSPQ',
  },
  'https://naitreetgrandir.com/fr/grossesse/accouchement/accouchement-vaginal-apres-cesarienne-avac': {
    title: 'L’accouchement vaginal après une césarienne',
    publisher: 'Naître et grandir',
  },
  'https://www.ciusss-ouestmtl.gouv.qc.ca/soins-et-services/grossesse-et-maternite/apres-la-naissance/prendre-soin-de-bebe/':
    {
      title: 'Prendre soin de bébé (peau à peau)',
    },
  'http://www.educationprenataleontario.ca/soins-du-nouveau-ne/': {
    title: 'Soins du nouveau-né\u00a0: messages clés',
    publisher: 'Éducation prénatale Ontario',
  },
  'http://www.ontarioprenataleducation.ca/interventions/': {
    title: 'Interventions à l’accouchement\u00a0: messages clés',
    publisher: 'Éducation prénatale Ontario',
    url: 'http://www.educationprenataleontario.ca/interventions/',
  },
  'http://www.ontarioprenataleducation.ca/vbac/': {
    title: 'Accouchement vaginal après césarienne (AVAC)\u00a0: messages clés',
    publisher: 'Éducation prénatale Ontario',
    url: 'http://www.educationprenataleontario.ca/avac/',
  },
  'http://www.ontarioprenataleducation.ca/caesarean-birth/': {
    title: 'Accouchement par césarienne\u00a0: messages clés',
    publisher: 'Éducation prénatale Ontario',
    url: 'http://www.educationprenataleontario.ca/cesarienne/',
  },
  'http://www.ontarioprenataleducation.ca/physical-changes/': {
    title: 'Changements physiques durant la grossesse : messages clés',
    publisher: 'Éducation prénatale Ontario',
    url: 'http://www.educationprenataleontario.ca/changements-physiques/',
  },
  'https://www.ontario.ca/page/northern-health-travel-grant-program': {
    title:
      'Programme de subventions accordées aux résidents du Nord de l’Ontario pour frais de transport à des fins médicales',
    publisher: 'Gouvernement de l’Ontario',
    url: 'https://www.ontario.ca/fr/page/programme-de-subventions-accordees-aux-residents-du-nord-de-lontario-pour-frais-de-transport-des-fins-medicales',
  },
  'https://www.health.gov.nl.ca/health/mcp/fr/travelassistance.html': {
    title: 'Programme d’aide au transport médical',
    publisher: 'Gouvernement de Terre-Neuve-et-Labrador',
  },
  'https://francopresse.ca/francophonie/2025/03/06/ces-femmes-francophones-qui-accouchent-en-anglais': {
    title: 'Ces femmes francophones qui accouchent en anglais (mars 2025)',
  },
  'https://tout-petits.org/actualites/2022/ma-grossesse-un-nouveau-service-offert-au-quebec': {
    title: 'Ma grossesse : un nouveau service offert au Québec (juillet 2022)',
  },
  'https://www.lapresse.ca/actualites/sante/2022-03-10/amelioration-du-suivi-obstetrical/quebec-cree-un-avis-de-grossesse-provincial-informatise.php':
    {
      title: 'Québec crée un avis de grossesse provincial informatisé (mars 2022)',
    },
  'https://citim.org/component/content/article/47-faq/103-le-delai-de-carence-de-3-mois-a-la-rmaq-pour-les-residents-permanents-est-il-toujours-en-vigueur?Itemid=105':
    {
      title: 'Le délai de carence de 3 mois à la RAMQ : exemptions (vers 2020)',
    },
  'https://theconversation.com/quel-acces-aux-soins-pour-les-femmes-enceintes-migrantes-depourvues-dassurance-maladie-188774':
    {
      title:
        'Quel accès aux soins pour les femmes enceintes migrantes dépourvues d’assurance maladie? (septembre 2022)',
    },
  'https://cdeacf.ca/actualite/2024/12/05/deputes-organismes-reclament-ramq-couvre-aussi-immigrantes': {
    title: 'Députés et organismes réclament que la RAMQ couvre aussi les immigrantes enceintes (décembre 2024)',
  },
  'https://www.lapresse.ca/actualites/politique/2023-02-16/femmes-migrantes-enceintes/quebec-attend-les-conclusions-d-un-groupe-de-travail-d-ici-juin.php':
    {
      title: 'Québec attend les conclusions d’un groupe de travail d’ici juin (février 2023)',
    },
  'https://www.princeedwardisland.ca/fr/service/trouver-un-medecin-de-famille-ou-une-infirmiere-praticienne': {
    title: 'Trouver un médecin de famille ou une infirmière praticienne',
    publisher: 'Gouvernement de l’Île-du-Prince-Édouard',
  },
  'https://www.statcan.gc.ca/o1/en/plus/9001-canadas-most-popular-baby-names-are-also-popular-abroad': {
    publisher: 'Statistique Canada',
  },
  'https://www.cnesst.gouv.qc.ca/fr/organisation/documentation/acces-linformation/documents-servant-prise-decision/normes-travail/loi-sur-normes-travail/chapitre-iv-normes-travail-art-391-97/section-v1-absences-conges-pour-raisons-familiales/article-816':
    {
      title: 'Guide d’interprétation, article 81.6, avec jurisprudence (après 2018)',
      publisher: 'CNESST',
    },
  'https://nunavikpolice.ca/en/about/call-centre/8192548144': {
    title: 'Centre d’appels d’urgence',
    publisher: 'Service de police du Nunavik',
    url: 'https://nunavikpolice.ca/?p=4274',
  },
  'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental/apply.html': {
    title: 'Prestations de maternité et prestations parentales de l’assurance-emploi\u00a0: présenter une demande',
    publisher: 'Gouvernement du Canada',
    url: 'https://www.canada.ca/fr/services/prestations/ae/assurance-emploi-maternite-parentales/demande.html',
  },
  'https://www.canada.ca/en/employment-social-development/programs/ei/ei-list/reports/maternity-parental.html': {
    title: 'Les prestations de maternité et parentales de l’assurance-emploi',
    publisher: 'Emploi et Développement social Canada',
    url: 'https://www.canada.ca/fr/emploi-developpement-social/programmes/assurance-emploi/ae-liste/rapports/maternite-parentales.html',
  },
  'https://www.canada.ca/en/public-health/services/pregnancy/folic-acid-iron-pregnancy.html': {
    title: 'Acide folique, fer et grossesse',
    publisher: 'Agence de la santé publique du Canada',
    url: 'https://www.canada.ca/fr/sante-publique/services/grossesse/acide-folique-fer-et-grossesse.html',
  },
  'https://www.retraitequebec.gouv.qc.ca/en/enfants/allocation-famille/Pages/je-suis-un-nouveau-parent.aspx': {
    title: 'Allocation famille',
    url: 'https://www.retraitequebec.gouv.qc.ca/fr/enfants/allocation-famille/Pages/allocation-famille.aspx',
  },
  'https://ici.radio-canada.ca/nouvelle/1761961/avortement-vitalite-allegation-acces-nouveau-brunswick': {
    title: 'Avortement au Nouveau-Brunswick\u00a0: les réponses du réseau Vitalité (2021)',
  },
  'https://aubasdelechelle.ca/vos-droits-au-travail/normes-du-travail/5-les-conges-pour-raisons-familiales-ou-parentales':
    {
      title: 'Les congés pour raisons familiales ou parentales (2019 ou plus tard)',
    },
  'https://ordrecrha.org/ressources/TBD/Archives/Vigie-RT/presomption-de-demission-d-un-employe-en-conge-de-maternite-de-paternite-ou-parental':
    {
      title: 'Présomption de démission d’un employé en congé (cite l’article 81.14)',
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
    title: 'Soins de santé\u00a0: médicaments et produits de santé naturels',
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
    url: 'https://www.inspq.qc.ca/mieux-vivre/grossesse/la-sante-pendant-la-grossesse/soins-de-sante',
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
    title: 'Fièvre',
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
    url: 'https://www.inspq.qc.ca/mieux-vivre/sante/problemes-de-sante-courants/fievre',
  },
  'https://www.infodimanche.com/actualites/actualite/473288/prevention-du-suicide-le-numero-court-535353-maintenant-disponible':
    { title: 'Prévention du suicide : le numéro court 535353 maintenant disponible (2022)', publisher: 'Infodimanche' },
  'https://lenord-cotier.com/2023/10/21/quebec-ne-fera-pas-la-promotion-de-la-nouvelle-ligne-durgence-9-8-8/': {
    title: 'Québec ne fera pas la promotion de la nouvelle ligne d’urgence 9-8-8 (2023)',
    publisher: 'Le Nord-Côtier',
  },
  'https://lefranco.ab.ca/sante/2025/05/14/sante-calgary-rsa-soins-en-francais-a-portee-de-main-a-calgary-mais-peu-visibles':
    { title: 'Des soins en français à portée de main à Calgary, mais peu visibles (2025)' },
  'https://auroreboreale.ca/actualites/sante-2/2022/03/10/les-obstacles-des-services-de-sante-en-francais-en-milieu-minoritaire/':
    { title: 'Les obstacles des services de santé en français en milieu minoritaire (2022)' },
  'http://id.erudit.org/iderudit/1013174ar': {
    title: 'Accès aux services de santé en français au Manitoba (vers 2012)',
  },
  'https://www.rcinet.ca/regard-sur-arctique/2024/06/07/accoucher-en-francais-aux-tno/': {
    title: 'Accoucher en français aux T.N.-O. (2024)',
  },
  'https://guidesantetno.com/index': { title: 'Guide santé pour les nouveaux arrivants aux Territoires du Nord-Ouest' },
  'https://ici.radio-canada.ca/nouvelle/1826504/nunavut-elections-sages-femmes-accouchement-femmes-inuit': {
    title: 'Des femmes du Nunavut veulent « donner naissance dans leur communauté » (2021)',
  },
  'http://resefan.ca/': { title: 'Guide de navigation du système de santé à Iqaluit (2020)' },
  'http://www.nu-lsco.ca/fr/fiches': {
    title: 'Fiches de renseignements (non datées)',
    publisher: 'Bureau du respect des normes du travail du Nunavut',
  },
  'https://www.dispensaire.ca/article/fromages-grossesse-securite/': {
    title: 'Quels sont les fromages à éviter pendant la grossesse?',
  },
  'https://fromagesdici.com/fr/tout-sur-les-fromages/comment-satisfaire-son-envie-de-fromage-pendant-la-grossesse': {
    title: 'Comment satisfaire son envie de fromage pendant la grossesse',
    publisher: 'Fromages d’ici (producteurs laitiers)',
  },
  'https://centrealima.ca/fr/ressources/parents/grossesse/saine-alimentation/quels-fromages-choisir-durant-la-grossesse':
    { title: 'Quels fromages choisir durant la grossesse' },
  'http://www.dispensaire.ca/article/intoxication-alimentaire/': {
    title: 'Intoxications alimentaires et grossesse : les aliments à éviter',
  },
  'https://www.dispensaire.ca/article/est-ce-que-toutes-les-cremes-glacees-sont-securitaires-durant-la-grossesse/': {
    title: 'Est-ce que toutes les crèmes glacées sont sécuritaires durant la grossesse?',
  },
  'https://www.dispensaire.ca/article/quels-sont-les-mythes-relies-a-la-fausse-couche/': {
    title: 'Y a-t-il des aliments qui peuvent augmenter le risque de fausse couche?',
  },
  'https://www.dispensaire.ca/article/puis-je-consommer-du-soya-pendant-ma-grossesse/': {
    title: 'Puis-je consommer du soya pendant ma grossesse?',
  },
  'https://centrealima.ca/fr/ressources/intervenantes/grossesse/saine-alimentation/consommation-de-soya-et-grossesse-faisons-le-point':
    { title: 'Consommation de soya et grossesse : faisons le point' },
  'https://www1.pharmaprix.ca/fr/Food-and-Home/Les-aliments-a-eviter-durant-la-grossesse': {
    title: 'Les aliments à éviter durant la grossesse (texte de la Clinique Mayo, 2014)',
  },
  'https://www.dispensaire.ca/article/puis-je-consommer-du-miel-durant-la-grossesse/': {
    title: 'Puis-je consommer du miel durant la grossesse?',
  },
  'https://centrealima.ca/fr/ressources/parents/grossesse/saine-alimentation/puis-je-consommer-du-gibier-sauvage-pendant-la-grossesse':
    { title: 'Puis-je consommer du gibier sauvage pendant la grossesse?' },
  'https://www.dispensaire.ca/article/risques-consommer-gibier-sauvage-abattu-plomb/': {
    title: 'Y a-t-il des risques de consommer du gibier sauvage abattu avec des munitions de plomb?',
  },
  'https://www.nutripharm.fr/mayonnaise-industrielle-enceinte': { title: 'Mayonnaise industrielle enceinte' },
  'https://www.dispensaire.ca/article/foie-vitamine-a-fer-grossesse/': {
    title: 'Recommandation sur la consommation de foie durant la grossesse',
  },
  'https://www.mamanpourlavie.com/grossesse-maternite/bien-etre-sante/pendant-grossesse/7363-grossesse-prudence-avec-les-m-dicaments-et-les-produits-de-sant-naturels.thtml':
    {
      title: 'Grossesse : prudence avec les médicaments',
      publisher: 'Mamanpourlavie, avec une pharmacienne ou un pharmacien de Protégez-Vous (Québec)',
    },
  'https://www.rqap.gouv.qc.ca/fr/travailleur-a-la-fois-salarie-et-autonome/deces-enfant': {
    title: 'Décès de l’enfant',
  },
  'https://msss.gouv.qc.ca/professionnels/maladies-infectieuses/infections-virus-respiratoire-syncytial-vrs/immunisation-et-prevention':
    { title: 'Immunisation et prévention (VRS)' },
  'https://www.msss.gouv.qc.ca./professionnels/perinatalite/depistage-neonatal/rehaussement-du-programme': {
    title: 'Rehaussement du programme (dépistage néonatal sanguin)',
  },
  'https://www.inspq.qc.ca/mieux-vivre/grossesse/la-sante-pendant-la-grossesse/soins-de-sante': {
    title: 'Soins de santé : médicaments et produits de santé naturels',
  },
  'https://prenato.ca/?p=880': { title: 'Baignade et grossesse', publisher: 'Prenato (une clinique de Montréal)' },
  'https://www.inspq.qc.ca/information-perinatale/fiches/produits-services-et-deplacement': {
    title: 'Sécurité : produits et déplacements pendant la grossesse',
  },
  'https://ciusss-nordmtl.gouv.qc.ca/soins-et-services/grossesse-accouchement-et-nouveau-ne/grossesse/informations-pratiques/activite-physique/':
    { title: 'Activité physique pendant la grossesse' },
  'https://www.quebec.ca/sante/conseils-et-prevention/sante-et-environnement/prevenir-les-problemes-de-sante-lies-aux-eaux-de-baignade':
    { title: 'Prévenir les problèmes de santé liés aux eaux de baignade' },
  'https://www.inspq.qc.ca/mieux-vivre/grossesse/quotidien-pendant-grossesse/deplacements-voyages': {
    title: 'Déplacements et voyages',
  },
  'https://nb.unvanl.ca/fr/module-1/c-la-sexualite': {
    title: 'La sexualité',
    publisher: 'Une naissance à venir (Nouveau-Brunswick)',
  },
  'https://www.canada.ca/en/services/life-events/child/register-birth.html': {
    title: 'Enregistrer la naissance de votre enfant',
    publisher: 'Gouvernement du Canada',
    url: 'https://www.canada.ca/fr/services/enfant/enregistrer-naissance.html',
  },
  'https://www.princeedwardisland.ca/en/information/justice-and-public-safety/registering-a-birth': {
    title: 'Enregistrer une naissance',
    publisher: 'Gouvernement de l’Île-du-Prince-Édouard',
    url: 'https://www.princeedwardisland.ca/fr/information/justice-et-securite-publique/enregistrer-naissance',
  },
  'https://www.hss.gov.nt.ca/en/services/birth/birth-registration': {
    title: 'Enregistrement des naissances',
    publisher: 'Gouvernement des Territoires du Nord-Ouest',
    url: 'https://www.hss.gov.nt.ca/fr/services/enregistrement-des-naissances',
  },
  'https://laws.gnb.ca/en/showdoc/cs/V-3': {
    title: 'Loi sur les statistiques de l’état civil, chapitre V-3',
    publisher: 'Gouvernement du Nouveau-Brunswick',
    url: 'https://laws.gnb.ca/fr/showdoc/cs/V-3',
  },
  'http://www2.snb.ca/content/snb/fr/sites/statistiquescivil/faq.html': {
    title: 'Statistiques de l’état civil\u00a0: foire aux questions',
    publisher: 'Service Nouveau-Brunswick',
  },
  'https://benefitswayfinder.org/federal/canada-learning-bond': {
    title: 'Bon d’études canadien',
    url: 'https://benefitswayfinder.org/fr/federal/bon-detudes-canadien',
  },
  'https://services.etatcivil.gouv.qc.ca/DeclarationNaissanceEnLigne/Infos/AvantCommencer.aspx': {
    title: 'Déclaration d’une naissance\u00a0: avant de commencer',
  },
  'http://www.etatcivil.gouv.qc.ca/fr/naissance.html': { title: 'La naissance' },
  'http://www4.gouv.qc.ca/fr/Portail/Citoyens/Evenements/quebecois-hors-quebec/Pages/demander-insertion-registre-naissance.aspx':
    { title: 'Demander l’insertion d’un acte de naissance fait hors du Québec' },
  'http://www4.gouv.qc.ca/FR/Portail/Citoyens/Evenements/DevenirParent/Pages/certf_acte_civl_naisn.aspx': {
    title: 'Demander un certificat ou une copie d’acte de naissance',
  },
  'https://www.ramq.gouv.qc.ca/fr/citoyens/naissance-adoption': { title: 'Naissance ou adoption' },
  'https://rourkebabyrecord.ca/fr/notes-evidence-summary/rotavirus-vaccine?parent-resources=vaccine-notes': {
    title: 'Vaccin contre le rotavirus',
  },
  'https://www.inspq.qc.ca/mieux-vivre/informations-utiles/devenir-parent-programmes-services-gouvernementaux/inscription-choix-du-nom-votre-enfant':
    { title: 'Inscription et choix du nom de votre enfant', publisher: 'INSPQ, Mieux vivre avec notre enfant' },
  'https://inspq.qc.ca/mieux-vivre/accouchement/debut-du-travail/reconnaitre-debut-du-travail': {
    title: 'Reconnaître le début du travail',
    publisher: 'INSPQ, Mieux vivre avec notre enfant',
  },
  'https://ciusss-nordmtl.gouv.qc.ca/soins-et-services/grossesse-accouchement-et-nouveau-ne/accouchement/attentes-et-deroulement/':
    { title: 'Accouchement\u00a0: attentes et déroulement' },
};
