# Names for people who chose none, and for bots. The words of a list stand between bars.

people-ranks = Captain|Pilot|Sergeant|Gunner|Navigator|Doctor|Engineer|Lookout
people-stars = Comet|Meteor|Orion|Vega|Sirius|Nebula|Saturn|Rigel|Antares|Altair|Pulsar|Quasar
people-bots = Rivet|Piston|Gasket|Sprocket|Dynamo
people-somebody = somebody
