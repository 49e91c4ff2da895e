# Noms de ceux qui n’en ont pas choisi, et des robots. Une barre sépare les mots d’une liste.

people-ranks = Capitaine|Pilote|Sergent|Vigie|Lieutenant|Major|Mécano|Amiral
people-stars = Comète|Météore|Orion|Véga|Sirius|Nébuleuse|Saturne|Rigel|Antarès|Altaïr|Pulsar|Quasar
people-bots = Rivet|Piston|Boulon|Pignon|Dynamo
people-somebody = quelqu’un
