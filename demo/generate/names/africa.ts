import { namePool } from './name-pool.ts'

export const nigerian = namePool({
  feminine: `Adaeze, Adaobi, Amaka, Aminat, Bisola, Blessing, Chiamaka, Chioma, Ebele, Folake, Funmi, Halima, Ifeoma, Kemi,
    Ngozi, Simisola, Temitope, Titilayo, Yetunde, Zainab`,
  masculine: `Abdul, Adebayo, Ayodele, Babatunde, Chidi, Chinedu, Chukwuemeka, Damilola, Emeka, Femi, Ibrahim, Ikenna, Kelechi,
    Musa, Obinna, Olumide, Segun, Tobi, Tunde, Uche`,
  surnames: `Abiola, Abubakar, Adekunle, Adeleke, Adeniyi, Adesina, Adeyemi, Agbaje, Aina, Ajayi, Akande, Akinola, Amadi,
    Anyanwu, Asuquo, Ayinde, Azikiwe, Babangida, Balogun, Bassey, Bello, Dike, Dosunmu, Ekwueme, Eze, Ezeani, Fashola,
    Garba, Ibekwe, Igwe, Iheanacho, Kalu, Lawal, Mbah, Nnadi, Nnamdi, Nwachukwu, Nwankwo, Nwosu, Obi, Ogunleye, Ojo,
    Okafor, Okeke, Okonkwo, Okoro, Oladipo, Olawale, Onyeka, Osagie, Sanusi, Uzor, Yusuf`,
  skin: [3, 4],
})

export const ghanaian = namePool({
  feminine: `Aba, Abena, Adjoa, Adwoa, Afia, Akosua, Akua, Ama, Efua, Ekua, Esi, Esinam, Maame, Naa, Serwaa, Yaa`,
  masculine: `Atsu, Ebo, Edem, Ekow, Fiifi, Kobby, Kofi, Kojo, Kwabena, Kwadwo, Kwaku, Kwame, Kwasi, Nii, Selorm, Yaw`,
  surnames: `Aboagye, Acheampong, Adjei, Adomako, Afriyie, Agbeko, Agyeman, Amankwah, Amoako, Ampofo, Annan, Ansah, Antwi,
    Appiah, Arthur, Asamoah, Asante, Asare, Ayensu, Baah, Badu, Baffour, Bediako, Boadu, Boakye, Boateng, Bonsu, Danquah,
    Darko, Frimpong, Gyamfi, Gyasi, Kuffour, Kwarteng, Mensah, Nkansah, Nyarko, Obeng, Ofori, Opoku, Oppong, Osei, Owusu,
    Quaye, Sarpong, Tetteh, Yeboah`,
  skin: [3, 4],
})

export const eastAfrican = namePool({
  feminine: `Achieng, Akinyi, Amani, Asha, Aline, Furaha, Grace, Imani, Joyce, Makena, Mercy, Mwende, Naserian, Neema, Njeri,
    Nyambura, Rehema, Wanjiku, Zawadi`,
  masculine: `Baraka, Brian, Collins, Daudi, Dennis, Eric, Hamisi, Jabali, Juma, Kamau, Kevin, Kiprono, Mwangi, Ochieng, Omondi,
    Otieno, Samuel, Simiyu, Victor`,
  surnames: `Achola, Barasa, Chebet, Cheruiyot, Gatheru, Gichuki, Gitau, Githinji, Kabiru, Kagame, Kamande, Karanja, Kariuki,
    Kibet, Kimani, Kimutai, Kinyua, Kipchoge, Kiplagat, Kiptoo, Koech, Korir, Langat, Macharia, Maina, Makori, Mbugua, Mugo,
    Muriuki, Musyoka, Mutiso, Mutua, Mwaura, Nabwire, Ndungu, Njenga, Njoroge, Nyong’o, Obura, Odhiambo, Okello, Onyango,
    Ouma, Rotich, Ruto, Wafula, Wambua, Wekesa`,
  skin: [3, 4],
})

export const southernAfrican = namePool({
  feminine: `Anele, Ayanda, Boitumelo, Busisiwe, Lerato, Lindiwe, Naledi, Nomvula, Palesa, Refilwe, Thandeka, Thandi, Zanele,
    Zinhle, Nokuthula, Precious`,
  masculine: `Bongani, Kabelo, Katlego, Lwazi, Mandla, Mpho, Musa, Sibusiso, Sifiso, Siyabonga, Sizwe, Tebogo, Thabo, Themba,
    Vusi, Xolani`,
  surnames: `Buthelezi, Cele, Dlamini, Dube, Gumede, Hlongwane, Khoza, Khumalo, Kunene, Lekota, Mabaso, Madonsela, Mahlangu,
    Makhanya, Maluleke, Masondo, Mazibuko, Mbatha, Mchunu, Mkhize, Mnguni, Modise, Mofokeng, Mokoena, Molefe, Moloi,
    Motsepe, Msimang, Mthembu, Ndlovu, Ngcobo, Ngubane, Nkosi, Ntuli, Nxumalo, Phiri, Radebe, Sibiya, Sithole, Tshabalala,
    Vilakazi, Xaba, Zondo, Zungu, Zwane`,
  skin: [3, 4],
})

export const afrikaans = namePool({
  feminine: `Annelie, Anneke, Carina, Chantelle, Elmarie, Elsabe, Ilse, Karla, Leandri, Liezl, Marelize, Marike, Mia, Riana,
    Suné, Zelda`,
  masculine: `Andries, Deon, Dirk, Francois, Gerhard, Hannes, Hendrik, Jaco, Johan, Kobus, Louis, Marius, Pieter, Riaan,
    Stefan, Wynand`,
  surnames: `Barnard, Bester, Bezuidenhout, Booysen, Botes, Botha, Coetzee, Cronje, de Beer, de Klerk, de Villiers, du Plessis,
    du Preez, du Toit, Erasmus, Ferreira, Fourie, Geldenhuys, Grobler, Joubert, Kruger, Labuschagne, le Roux, Lombard,
    Louw, Malan, Marais, Meyer, Naude, Nel, Oosthuizen, Potgieter, Pretorius, Rossouw, Schoeman, Smit, Steyn, Swanepoel,
    Theron, Uys, van der Merwe, van Niekerk, van Wyk, van Zyl, Venter, Visagie, Viljoen, Vorster`,
  skin: [0, 1],
})

export const francophoneAfrican = namePool({
  feminine: `Adama, Aïcha, Aïssatou, Aminata, Awa, Bintou, Coumba, Diarra, Fanta, Fatou, Kadiatou, Khady, Mariama, Ndeye, Oumou,
    Rokhaya, Sokhna, Yacine`,
  masculine: `Abdoulaye, Alassane, Amadou, Boubacar, Cheikh, Djibril, Ibrahima, Idrissa, Issa, Lamine, Mamadou, Modou, Moussa,
    Ousmane, Pape, Samba, Seydou, Souleymane`,
  surnames: `Ba, Bamba, Camara, Cissé, Cissokho, Condé, Coulibaly, Dembélé, Diabaté, Diagne, Diakité, Diallo, Diarra, Diatta,
    Dieng, Diop, Diouf, Doumbia, Fall, Faye, Fofana, Gaye, Gueye, Kaboré, Kamara, Kanté, Keïta, Konaté, Koné, Kouyaté, Ly,
    Mbaye, Mbengue, Ndiaye, Ndour, Niang, Ouattara, Ouédraogo, Sakho, Sall, Sangaré, Sarr, Seck, Sidibé, Sissoko, Sow,
    Sy, Sylla, Thiam, Touré, Traoré, Wade`,
  skin: [3, 4],
})
