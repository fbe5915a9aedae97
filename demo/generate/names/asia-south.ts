import { namePool } from './name-pool.ts'

export const bengali = namePool({
  feminine: `Afroza, Anika, Ayesha, Farhana, Farzana, Israt, Jannat, Lamia, Mahmuda, Maliha, Mim, Nadia, Nazia, Nusrat, Rima,
    Sabrina, Sadia, Samira, Shaila, Sharmin, Sumaiya, Tahmina, Tania, Tasnim`,
  masculine: `Abir, Arif, Asif, Fahim, Faisal, Hasan, Imran, Jahid, Kamrul, Mahmud, Mehedi, Mizan, Nafis, Nayeem, Rafi,
    Rakib, Rashed, Rezaul, Sabbir, Sajid, Shakil, Tanvir, Tareq, Zahid`,
  surnames: `Ahmed, Akter, Alam, Ali, Amin, Anwar, Barua, Bepari, Bhuiyan, Biswas, Chakma, Chowdhury, Das, Faruk, Ferdous,
    Ghosh, Gazi, Haque, Hasan, Hossain, Huda, Islam, Jahan, Kabir, Kader, Karim, Khan, Khatun, Khondakar, Mahbub, Majumder,
    Mallik, Mia, Molla, Mondal, Morshed, Munshi, Noor, Parvez, Patwary, Paul, Prodhan, Rahman, Rashid, Reza, Roy, Saha,
    Sarker, Shaikh, Shikder, Siddique, Sultana, Talukder, Uddin`,
  skin: [2, 3],
})

export const northIndian = namePool({
  feminine: `Aanya, Aditi, Ananya, Anjali, Deepika, Divya, Ishita, Kavya, Kritika, Megha, Neha, Nidhi, Pooja, Prachi, Priya,
    Riya, Sakshi, Shreya, Sneha, Tanvi`,
  masculine: `Aarav, Aditya, Akash, Aman, Ankit, Arjun, Gaurav, Harsh, Kabir, Karan, Kunal, Manish, Nikhil, Pranav, Rahul,
    Rohan, Sahil, Siddharth, Varun, Vikram`,
  surnames: `Agarwal, Ahuja, Arora, Bajaj, Banerjee, Bansal, Bhatia, Bhatt, Chauhan, Chopra, Dave, Desai, Deshmukh, Deshpande,
    Dubey, Garg, Ghosh, Goel, Gokhale, Grover, Gupta, Jain, Jha, Joshi, Kapoor, Khanna, Kulkarni, Malhotra, Mehra, Mehta,
    Mishra, Mittal, Mukherjee, Oberoi, Pandey, Parekh, Patel, Pathak, Patil, Purohit, Rathore, Saxena, Sethi, Shah, Sharma,
    Shukla, Singh, Sinha, Solanki, Thakur, Tiwari, Trivedi, Verma, Vyas, Yadav`,
  skin: [2, 3],
})

export const southIndian = namePool({
  feminine: `Aishwarya, Akshara, Anitha, Bhavana, Deepa, Divya, Gayathri, Haritha, Keerthana, Lakshmi, Malavika, Meenakshi,
    Nandini, Nithya, Padma, Revathi, Swathi, Vidya`,
  masculine: `Abhinav, Anand, Arvind, Ashwin, Balaji, Dinesh, Ganesh, Girish, Hari, Karthik, Madhav, Naveen, Prakash,
    Prasanth, Ravi, Sanjay, Srinivas, Vignesh`,
  surnames: `Acharya, Bhat, Chandran, Ganesan, Gopal, Gowda, Hegde, Iyengar, Iyer, Jayaraman, Kamath, Karthikeyan, Krishnan,
    Kumar, Kurian, Kurup, Mathew, Menon, Mohan, Murthy, Naidu, Nair, Nambiar, Narayanan, Natarajan, Pai, Panicker,
    Parthasarathy, Pillai, Prabhu, Raghavan, Raj, Rajagopal, Ramachandran, Ramesh, Rao, Reddy, Sastry, Shenoy, Shetty,
    Srinivasan, Subramanian, Sundaram, Swamy, Thomas, Varghese, Varma, Venkatesh`,
  skin: [2, 4],
})

export const pakistani = namePool({
  feminine: `Aiman, Amna, Anum, Areeba, Ayesha, Fatima, Hafsa, Hira, Iqra, Kiran, Komal, Mahnoor, Maryam, Mehwish, Noor,
    Rabia, Sana, Sehrish, Zainab, Zara`,
  masculine: `Abdullah, Adnan, Ahsan, Ali, Arslan, Asad, Bilal, Danish, Fahad, Hamza, Haris, Imran, Junaid, Kashif, Omer,
    Saad, Shahzaib, Talha, Usman, Waqas`,
  surnames: `Abbasi, Afzal, Ahmad, Akhtar, Akram, Ansari, Arshad, Aslam, Awan, Baig, Bajwa, Baloch, Bhatti, Butt, Chaudhry,
    Cheema, Dar, Durrani, Farooq, Ghani, Gondal, Hashmi, Hussain, Iqbal, Javed, Kakar, Kazmi, Khattak, Khokhar, Lodhi,
    Malik, Mehmood, Memon, Mirza, Mughal, Nadeem, Naqvi, Niazi, Qazi, Qureshi, Rana, Raza, Rizvi, Saeed, Shafiq, Sheikh,
    Siddiqui, Soomro, Tariq, Waheed, Yousaf, Zafar`,
  skin: [1, 3],
})

export const nepali = namePool({
  feminine: `Aarati, Anjana, Asmita, Bina, Binita, Kabita, Kriti, Manisha, Nirmala, Pabitra, Prakriti, Pratima, Rojina,
    Sabina, Sajana, Samjhana, Sunita, Usha`,
  masculine: `Anil, Bibek, Bijay, Binod, Bishal, Deepak, Dipesh, Kiran, Manoj, Nabin, Niraj, Prabin, Prakash, Rabin, Roshan,
    Sagar, Sandip, Suman`,
  surnames: `Acharya, Adhikari, Aryal, Bajracharya, Baral, Basnet, Bhandari, Bhattarai, Bista, Budhathoki, Chhetri, Dahal,
    Dangol, Devkota, Dhakal, Gautam, Ghimire, Giri, Gurung, Joshi, Karki, Khadka, Khanal, Koirala, Lama, Lamichhane,
    Limbu, Magar, Maharjan, Malla, Neupane, Ojha, Panta, Paudel, Pokharel, Rai, Regmi, Rijal, Sapkota, Shakya, Sharma,
    Sherpa, Shrestha, Subedi, Tamang, Thapa, Tuladhar`,
  skin: [1, 3],
})

export const sriLankan = namePool({
  feminine: `Amaya, Anushka, Chamari, Dilini, Dinithi, Gayani, Hansika, Ishara, Kavindi, Malsha, Nadeesha, Nethmi, Piumi,
    Sachini, Sanduni, Shalini, Thilini, Udari`,
  masculine: `Asanka, Buddhika, Chathura, Dilan, Dinesh, Gayan, Hasitha, Isuru, Kasun, Lahiru, Malith, Nuwan, Pasindu,
    Ruwan, Sachith, Tharindu, Thilina, Udara`,
  surnames: `Abeysekera, Abeywardena, Amarasinghe, Ariyaratne, Atapattu, Balasuriya, Bandara, Chandrasekara, Cooray,
    Dasanayake, de Silva, Dias, Dissanayake, Edirisinghe, Ekanayake, Fernando, Fonseka, Gamage, Goonetilleke,
    Gunasekara, Gunawardena, Hettiarachchi, Herath, Jayasinghe, Jayasuriya, Jayawardena, Karunaratne, Kulatunga,
    Liyanage, Mendis, Nanayakkara, Peiris, Perera, Premadasa, Rajapakse, Ranasinghe, Ratnayake, Rodrigo, Samaraweera,
    Senanayake, Silva, Tennakoon, Weerasinghe, Wickramasinghe, Wijesinghe`,
  skin: [2, 4],
})
